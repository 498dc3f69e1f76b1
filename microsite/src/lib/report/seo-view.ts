import type { PublicReport } from '../api.ts';
import { lighthouseVerdict, type Tone, type Verdict } from '../bands.ts';
import { integer, plural, shorten } from '../format.ts';
import { causeOf, sectionState, sourceLine } from './shown.ts';

type Page = PublicReport['page'];

interface PageFact {
  label: string;
  value: string;
  tone: Tone | 'none';
  word: string;
}

const SEVERITIES: Record<Page['findings'][number]['severity'], Pick<PageFact, 'tone' | 'word'>> = {
  critical: { tone: 'poor', word: 'Important' },
  warning: { tone: 'fair', word: 'À corriger' },
  notice: { tone: 'none', word: 'À savoir' },
};

/** Findings that a line of the list says already, in its own words. */
const SAID_ABOVE = /titre|description|texte alternatif/i;

/** What the home page says of itself to search engines. */
export function onPageView(report: PublicReport) {
  const { page, pagespeed } = report;
  const state = sectionState(page, page.issues !== null || page.title !== null || page.words !== null);
  if (state !== 'shown') return { state, cause: causeOf(report) };
  const lines = facts(page);
  const others = page.findings.filter(({ severity, message }) => severity !== 'notice' && !SAID_ABOVE.test(message));
  const points = lines.filter(({ tone }) => tone === 'fair' || tone === 'poor').length + others.length;
  const isGrave = lines.some(({ tone }) => tone === 'poor') || others.some(({ severity }) => severity === 'critical');
  return {
    state,
    figure: integer(points),
    unit: points > 1 ? 'points à corriger' : 'point à corriger',
    ...judgement(points, isGrave),
    sentence: sentence(points),
    facts: [...lines, ...technicalBasics(pagespeed.seo)],
    findings: page.findings.map(({ severity, message }) => ({ message, ...SEVERITIES[severity] })),
    source: sourceLine(page, 'page d’accueil'),
  };
}

function judgement(points: number, isGrave: boolean): Verdict {
  if (points === 0) return { tone: 'good', word: 'En ordre' };
  if (isGrave) return { tone: 'poor', word: 'À corriger' };
  return { tone: 'fair', word: points > 2 ? 'À améliorer' : 'Presque en ordre' };
}

function sentence(points: number): string {
  if (points === 0)
    return 'Votre page d’accueil donne à Google ce qu’il attend. Le travail porte maintenant sur le contenu et les mots-clés.';
  if (points === 1) return 'C’est un réglage de la page d’accueil : il se corrige vite, et Google le voit à sa visite suivante.';
  return 'Ce sont des réglages de la page d’accueil : ils se corrigent vite, et Google les voit à sa visite suivante.';
}

/** Lighthouse's own mark, shown beside but not a point to correct. */
const technicalBasics = (points: number | null): PageFact[] =>
  points === null ? [] : [{ label: 'Bases techniques', value: `${integer(points)} sur 100`, ...lighthouseVerdict(points) }];

function facts(page: Page): PageFact[] {
  const lines: PageFact[] = [titleFact(page.title), descriptionFact(page.description), headingFact(page.h1)];
  if (page.images !== null && page.images_without_alt !== null) lines.push(imagesFact(page.images, page.images_without_alt));
  if (page.broken_links !== null) lines.push(linksFact(page.broken_links));
  if (page.words !== null) lines.push(wordsFact(page.words));
  return lines;
}

const quoted = (text: string): string => `«\u202f${shorten(text, 90)}\u202f»`;

/** Google cuts titles near 60 characters; under 30 says little (formula 11). */
function titleFact(title: string | null): PageFact {
  const label = 'Titre de la page';
  if (!title) return { label, value: '', tone: 'poor', word: 'Absent' };
  const value = `${quoted(title)}, ${plural(title.length, 'caractère', 'caractères')}`;
  if (title.length > 60) return { label, value, tone: 'fair', word: 'Un peu long' };
  if (title.length < 30) return { label, value, tone: 'fair', word: 'Un peu court' };
  return { label, value, tone: 'good', word: 'Bonne longueur' };
}

function descriptionFact(description: string | null): PageFact {
  const label = 'Description';
  if (!description) return { label, value: '', tone: 'poor', word: 'Absente' };
  const value = `${quoted(description)}, ${plural(description.length, 'caractère', 'caractères')}`;
  return description.length < 120
    ? { label, value, tone: 'fair', word: 'Un peu courte' }
    : { label, value, tone: 'good', word: 'Présente' };
}

function headingFact(headings: string[]): PageFact {
  const label = 'Titre principal (H1)';
  const [first] = headings;
  if (headings.length === 0) return { label, value: '', tone: 'poor', word: 'Absent' };
  if (headings.length > 1) return { label, value: `${headings.length} titres principaux`, tone: 'fair', word: 'Un seul suffit' };
  return first?.trim()
    ? { label, value: quoted(first), tone: 'good', word: 'Présent' }
    : { label, value: '', tone: 'fair', word: 'Sans texte' };
}

function imagesFact(images: number, without: number): PageFact {
  const label = 'Images sans texte alternatif';
  if (images === 0) return { label, value: '', tone: 'none', word: 'Aucune image' };
  const value = `${integer(without)} sur ${integer(images)}`;
  if (without === 0) return { label, value, tone: 'good', word: 'Toutes décrites' };
  return { label, value, tone: without * 2 > images ? 'poor' : 'fair', word: 'À décrire' };
}

const linksFact = (broken: number): PageFact =>
  broken === 0
    ? { label: 'Liens cassés', value: '', tone: 'good', word: 'Aucun' }
    : { label: 'Liens cassés', value: integer(broken), tone: 'poor', word: 'À réparer' };

const wordsFact = (words: number): PageFact => ({
  label: 'Texte de la page',
  value: plural(words, 'mot', 'mots'),
  ...(words < 250 ? { tone: 'fair' as const, word: 'Un peu court' } : { tone: 'good' as const, word: 'Suffisant' }),
});
