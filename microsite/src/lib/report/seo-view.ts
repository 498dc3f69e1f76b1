import type { FindingId } from '../../../../backend/src/rules/findings.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { listVerdict, SEVERITIES, severitiesCounted } from '../../../../backend/src/rules/severities.rules.ts';
import { scoreVerdict, type Tone } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { PublicReport } from '../api.ts';
import { integer, plural, pluralForm, shorten } from '../format.ts';
import { forwarded } from './forwarded.ts';
import { googleEntry } from './google-entry.ts';
import { planView } from './plan-view.ts';
import { causeOf, sectionState, sourceLine } from './shown.ts';

type Page = PublicReport['page'];
type Findings = PublicReport['findings'];

interface PageFact {
  label: string;
  value: string;
  tone: Tone | 'held' | 'none';
  word: string;
}

/** The search entry of the home page and the list of findings. */
export function onPageView(report: PublicReport) {
  const { page, pagespeed, findings } = report;
  const state = sectionState(page, page.title !== null || page.words !== null || page.images !== null);
  if (state !== 'shown') return { state, cause: causeOf(report) };
  const source = sourceLine(page, t`page d’accueil`);
  return {
    state,
    entry: googleEntry(report),
    figure: integer(findings.total),
    unit: pluralForm(findings.total, t`constat sur votre site`, t`constats sur votre site`),
    ...listVerdict(findings),
    sentence: sentence(findings),
    facts: [...facts(page, findings), ...technicalBasics(pagespeed.seo)],
    findings: findings.items.map((finding) => ({
      message: finding.found ? `${finding.description} (${finding.found})` : finding.description,
      tone: SEVERITIES[finding.severity].tone,
      word: SEVERITIES[finding.severity].word,
      ...mending(report, finding),
      sending: t`Envoyer à mon webmaster : ${finding.title}`,
      ...forwarded(finding, { url: report.site_url, source, correction: correctionFor(report, finding) }),
    })),
    source,
  };
}

export type ShownPage = Extract<ReturnType<typeof onPageView>, { state: 'shown' }>;

const correctionFor = ({ corrections }: PublicReport, { id }: Findings['items'][number]) =>
  corrections.find(({ finding }) => finding === id) ?? null;

/** What mends a finding: its step of the plan, which stands below with the text; else the text to copy. */
function mending(report: PublicReport, finding: Findings['items'][number]) {
  // a plan that is still being written shows none of its steps
  const actions = planView(report).state === 'shown' ? report.actions : [];
  const index = actions.findIndex(({ findings }) => findings.includes(finding.id));
  const action = actions[index];
  const step = action && { href: `#action-${action.id}`, words: t`La correction est dans votre plan\u202f: étape ${index + 1}.` };
  if (step) return { step, correction: null };
  return { step: null, correction: correctionFor(report, finding) ?? { lead: null, text: t`À faire : ${finding.how_to_fix}` } };
}

function sentence(findings: Findings): string {
  if (findings.total === 0) return t`Rien de ce que nous vérifions n’est à corriger.`;
  return t`Dont ${severitiesCounted(findings)}. La liste complète est sous ces lignes, du plus utile au moins utile.`;
}

/** Lighthouse's own score, shown beside the list of findings. */
const technicalBasics = (points: number | null): PageFact[] =>
  points === null ? [] : [{ label: t`Bases du référencement`, value: t`${integer(points)} sur 100`, ...scoreVerdict(points) }];

/** What is wrong with a line, beside its label: the label is not repeated. */
const STATUS_WORDS = {
  'no-title': t`Absent`,
  'irrelevant-title': t`À réécrire`,
  'several-titles': t`En double`,
  'title-too-long': t`Trop long`,
  'title-too-short': t`Trop court`,
  'no-description': t`Absente`,
  'irrelevant-description': t`À réécrire`,
  'several-descriptions': t`En double`,
  'description-too-long': t`Trop longue`,
  'description-too-short': t`Trop courte`,
  'no-h1': t`Absent`,
  'empty-h1': t`Vide`,
  'several-h1': t`Un seul suffit`,
  'images-without-alt': t`À compléter`,
  'broken-links': t`À réparer`,
  'thin-content': t`Trop bref`,
  'low-content-rate': t`À étoffer`,
} as const satisfies Partial<Record<FindingId, string>>;
type FactFinding = keyof typeof STATUS_WORDS;

/** A line is judged by the most severe finding about the same subject; without a finding it passes. */
function judged(findings: Findings, ids: readonly FactFinding[], inOrder: string): Pick<PageFact, 'tone' | 'word'> {
  const own = ids.flatMap((id) => findings.items.filter((item) => item.id === id).map(({ severity }) => ({ id, severity })));
  const worst = own.find(({ severity }) => severity === 'critical') ?? own.find(({ severity }) => severity === 'warning') ?? own[0];
  if (!worst) return { tone: 'good', word: inOrder };
  return { tone: SEVERITIES[worst.severity].tone === 'poor' ? 'poor' : 'fair', word: STATUS_WORDS[worst.id] };
}

function facts(page: Page, findings: Findings): PageFact[] {
  const { title, description, h1, images, images_without_alt: without, broken_links: broken, words } = page;
  const lines: PageFact[] = [
    {
      label: t`Titre de la page`,
      value: measuredText(title),
      ...judged(findings, ['no-title', 'irrelevant-title', 'several-titles', 'title-too-long', 'title-too-short'], t`En ordre`),
    },
    {
      label: t`Description`,
      value: measuredText(description),
      ...judged(
        findings,
        ['no-description', 'irrelevant-description', 'several-descriptions', 'description-too-long', 'description-too-short'],
        t`En ordre`,
      ),
    },
    {
      label: t`Grand titre`,
      value: h1.length > 1 ? t`${integer(h1.length)}\u00a0titres principaux` : h1[0]?.trim() ? quoted(h1[0]) : '',
      ...judged(findings, ['no-h1', 'empty-h1', 'several-h1'], t`En ordre`),
    },
  ];
  if (images !== null && without !== null) lines.push(imagesFact(images, without, findings));
  if (broken !== null)
    lines.push({ label: t`Liens cassés`, value: broken === 0 ? '' : integer(broken), ...judged(findings, ['broken-links'], t`Aucun`) });
  if (words !== null)
    lines.push({
      label: t`Texte de la page`,
      value: plural(words, t`mot`, t`mots`),
      ...judged(findings, ['thin-content', 'low-content-rate'], t`Suffisant`),
    });
  return lines;
}

const quoted = (text: string): string => t`«\u202f${shorten(text, 90)}\u202f»`;

const measuredText = (text: string | null): string => (text ? `${quoted(text)}, ${plural(text.length, t`caractère`, t`caractères`)}` : '');

function imagesFact(images: number, without: number, findings: Findings): PageFact {
  const label = t`Images sans description`;
  if (images === 0) return { label, value: '', tone: 'none', word: t`Aucune image` };
  return {
    label,
    value: t`${integer(without)} sur ${integer(images)}`,
    ...judged(findings, ['images-without-alt'], t`Toutes décrites`),
  };
}
