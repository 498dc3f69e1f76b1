import { contentRateBand, lengthBand, readingBand } from '../../../../backend/src/rules/bands.rules.ts';
import { SEVERITIES } from '../../../../backend/src/rules/severities.rules.ts';
import type { PageReport } from '../api.ts';
import { decimal, duration, integer, NARROW_SPACE, plural } from '../format.ts';
import { frenchSpaces } from '../spaces.ts';
import { faultJudged, type Judged, NOT_MEASURED, timingJudged } from './judgement.ts';

/** One line of a tab; without a judgement the value stands alone. */
export interface Line {
  label: string;
  value: string;
  judged?: Judged;
}

export interface LineGroup {
  title: string;
  lines: Line[];
}

const MISSING = '–';
const share = (fraction: number): string => `${decimal(100 * fraction)}${NARROW_SPACE}%`;
const kilobytes = (value: number): string => `${decimal(value)}${NARROW_SPACE}Kio`;

/** A figure, or the words that it is missing. */
function line(label: string, value: number | null, format: (value: number) => string, judge?: (value: number) => Judged): Line {
  if (value === null) return { label, value: MISSING, judged: NOT_MEASURED };
  return { label, value: format(value), ...(judge && { judged: judge(value) }) };
}

/** What a server may keep to itself. */
const text = (label: string, value: string | null): Line => ({ label, value: value ?? 'Non indiqué' });
const counted = (label: string, value: number | null): Line => line(label, value, integer);

export function performanceView({ timings, resources }: NonNullable<PageReport['performance']>) {
  return {
    timings: timings.map(({ name, label, ms, status, provider }) => ({
      name,
      label: frenchSpaces(label),
      value: ms === null ? MISSING : duration(ms),
      judged: timingJudged(status),
      provider: provider ?? '',
    })),
    resources: [
      counted('Scripts', resources.scripts),
      counted('Feuilles de style', resources.stylesheets),
      counted('Images', resources.images),
      counted('Liens', resources.links),
      counted('Liens internes', resources.internal_links),
      counted('Liens externes', resources.external_links),
    ],
  };
}

export interface SeoTexts {
  label: string;
  text: string | null;
  length: string;
  judged: Judged;
}

export function seoView(seo: NonNullable<PageReport['seo']>, counts: PageReport['counts']) {
  const length = (characters: number) => plural(characters, 'caractère', 'caractères');
  const heading = (tag: keyof typeof seo.headings): Line => counted(tag.toUpperCase(), seo.headings[tag]);
  const texts: SeoTexts[] = [
    {
      label: 'Titre',
      text: seo.title,
      length: length(seo.title_length),
      judged: lengthBand('title', seo.title_length),
    },
    {
      label: 'Description',
      text: seo.description,
      length: length(seo.description_length),
      judged: lengthBand('description', seo.description_length),
    },
  ];
  return {
    texts,
    counters: [
      { label: SEVERITIES.critical.many, value: integer(counts.critical) },
      { label: SEVERITIES.warning.many, value: integer(counts.warnings) },
      { label: SEVERITIES.notice.many, value: integer(counts.notices) },
    ],
    headings: (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map(heading),
    content: [
      line('Nombre de mots', seo.words, integer),
      line('Part de texte dans la page', seo.text_rate, share, contentRateBand),
      line('Indice de lisibilité', seo.readability, (ease) => decimal(ease), readingBand),
      line('Accord du titre avec le contenu', seo.title_consistency, share),
      line('Accord de la description avec le contenu', seo.description_consistency, share),
    ],
  };
}

const yesNo = (label: string, isThere: boolean | null, words = { yes: 'Oui', no: 'Non' }): Line => ({
  label,
  value: '',
  judged: faultJudged(isThere, words),
});

export function technicalView(technical: NonNullable<PageReport['technical']>) {
  const { sizes_kb: sizes } = technical;
  const groups: LineGroup[] = [
    {
      title: 'Poids',
      lines: [
        line('Code de la page', sizes.page, kilobytes),
        line('Code compressé', sizes.encoded, kilobytes),
        line('Total transféré', sizes.transferred, kilobytes),
        line('Scripts', sizes.scripts, kilobytes),
        line('Feuilles de style', sizes.stylesheets, kilobytes),
        line('Images', sizes.images, kilobytes),
      ],
    },
    {
      title: 'Serveur et document',
      lines: [
        text('Serveur', technical.server),
        // a page that is sent as it is has no encoding; that is known, not missing
        { label: 'Compression', value: technical.encoding ?? 'Aucune' },
        text('Type de média', technical.media_type),
        text('Jeu de caractères', technical.charset),
        { label: 'Connexion sécurisée (HTTPS)', value: '', judged: faultJudged(!technical.https, { yes: 'Non', no: 'Oui' }) },
        { label: 'Longueur de l’adresse', value: plural(technical.url_length, 'caractère', 'caractères') },
        line('Éléments de la page (DOM)', technical.dom_elements, integer),
      ],
    },
    {
      title: 'Liens et doublons',
      lines: [
        yesNo('Ressources cassées', technical.broken_resources),
        yesNo('Liens cassés', technical.broken_links),
        yesNo('Titre en double', technical.duplicate_title),
        yesNo('Description en double', technical.duplicate_description),
        yesNo('Contenu en double', technical.duplicate_content),
      ],
    },
  ];
  return { groups, broken: technical.broken.map(({ url, status }) => ({ url, status: `Erreur ${status}` })) };
}

type ErrorList = NonNullable<PageReport['issues']>['errors'];

function errorsView(title: string, none: string, others: string, list: ErrorList) {
  return {
    title,
    none,
    rows: list.first.map(({ message, line: row, column }) => ({
      place: row > 0 ? `Ligne ${row}, colonne ${column}` : 'Toute la page',
      message,
    })),
    others:
      list.others > 0 ? `et ${integer(list.others)} ${list.others > 1 ? 'autres' : 'autre'} ${others}${list.others > 1 ? 's' : ''}` : null,
  };
}

/** The first five errors and warnings of the page's code (specification 2, section 9). */
export function issuesView({ errors, warnings }: NonNullable<PageReport['issues']>) {
  const lists = [
    errorsView('Erreurs', 'Aucune erreur.', 'erreur', errors),
    errorsView('Avertissements', 'Aucun avertissement.', 'avertissement', warnings),
  ];
  return { lists, isEmpty: lists.every(({ rows }) => rows.length === 0) };
}
