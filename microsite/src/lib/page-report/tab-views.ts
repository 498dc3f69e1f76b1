import { contentRateBand, lengthBand, readingBand } from '../../../../backend/src/rules/bands.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { SEVERITIES } from '../../../../backend/src/rules/severities.rules.ts';
import type { PageReport } from '../api.ts';
import { decimal, duration, integer, NARROW_SPACE, plural, pluralForm } from '../format.ts';
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
const kilobytes = (value: number): string => `${decimal(value)}${NARROW_SPACE}${t`Kio`}`;

/** A figure, or the words that it is missing. */
function line(label: string, value: number | null, format: (value: number) => string, judge?: (value: number) => Judged): Line {
  if (value === null) return { label, value: MISSING, judged: NOT_MEASURED };
  return { label, value: format(value), ...(judge && { judged: judge(value) }) };
}

/** Response headers that a server may withhold. */
const text = (label: string, value: string | null): Line => ({ label, value: value ?? t`Non indiqué` });
const counted = (label: string, value: number | null): Line => line(label, value, integer);

export function performanceView({ timings, resources }: NonNullable<PageReport['performance']>) {
  const longest = Math.max(...timings.map(({ ms }) => ms ?? 0));
  return {
    timings: timings.map(({ name, label, ms, status, provider }) => ({
      name,
      /** Percent of the longest of them: all are drawn to one scale, and none vanishes. */
      length: ms === null || longest === 0 ? null : Math.max(1, Math.round((100 * ms) / longest)),
      label: frenchSpaces(label),
      value: ms === null ? MISSING : duration(ms),
      judged: timingJudged(status),
      provider: provider ?? '',
    })),
    resources: [
      counted(t`Scripts`, resources.scripts),
      counted(t`Feuilles de style`, resources.stylesheets),
      counted(t`Images`, resources.images),
      counted(t`Liens`, resources.links),
      counted(t`Liens internes`, resources.internal_links),
      counted(t`Liens externes`, resources.external_links),
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
  const length = (characters: number) => plural(characters, t`caractère`, t`caractères`);
  const heading = (tag: keyof typeof seo.headings): Line => counted(tag.toUpperCase(), seo.headings[tag]);
  const texts: SeoTexts[] = [
    {
      label: t`Titre`,
      text: seo.title,
      length: length(seo.title_length),
      judged: lengthBand('title', seo.title_length),
    },
    {
      label: t`Description`,
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
      line(t`Nombre de mots`, seo.words, integer),
      line(t`Part de texte dans la page`, seo.text_rate, share, contentRateBand),
      line(t`Indice de lisibilité`, seo.readability, (ease) => decimal(ease), readingBand),
      line(t`Accord du titre avec le contenu`, seo.title_consistency, share),
      line(t`Accord de la description avec le contenu`, seo.description_consistency, share),
    ],
  };
}

const yesNo = (label: string, isThere: boolean | null, words = { yes: t`Oui`, no: t`Non` }): Line => ({
  label,
  value: '',
  judged: faultJudged(isThere, words),
});

export function technicalView(technical: NonNullable<PageReport['technical']>) {
  const { sizes_kb: sizes } = technical;
  const groups: LineGroup[] = [
    {
      title: t`Poids`,
      lines: [
        line(t`Code de la page`, sizes.page, kilobytes),
        line(t`Code compressé`, sizes.encoded, kilobytes),
        line(t`Total transféré`, sizes.transferred, kilobytes),
        line(t`Scripts`, sizes.scripts, kilobytes),
        line(t`Feuilles de style`, sizes.stylesheets, kilobytes),
        line(t`Images`, sizes.images, kilobytes),
      ],
    },
    {
      title: t`Serveur et document`,
      lines: [
        text(t`Serveur`, technical.server),
        // a page that is sent as it is has no encoding; that is known, not missing
        { label: t`Compression`, value: technical.encoding ?? t`Aucune` },
        text(t`Type de média`, technical.media_type),
        text(t`Jeu de caractères`, technical.charset),
        { label: t`Connexion sécurisée (https)`, value: '', judged: faultJudged(!technical.https, { yes: t`Non`, no: t`Oui` }) },
        { label: t`Longueur de l’adresse`, value: plural(technical.url_length, t`caractère`, t`caractères`) },
        line(t`Éléments de la page`, technical.dom_elements, integer),
      ],
    },
    {
      title: t`Liens et doublons`,
      lines: [
        yesNo(t`Ressources cassées`, technical.broken_resources, { yes: t`À réparer`, no: t`Aucune` }),
        yesNo(t`Liens cassés`, technical.broken_links, { yes: t`À réparer`, no: t`Aucun` }),
        yesNo(t`Titre en double`, technical.duplicate_title),
        yesNo(t`Description en double`, technical.duplicate_description),
        yesNo(t`Contenu en double`, technical.duplicate_content),
      ],
    },
  ];
  return { groups, broken: technical.broken.map(({ url, status }) => ({ url, status: t`Erreur ${status}` })) };
}

type ErrorList = NonNullable<PageReport['issues']>['errors'];

function errorsView(title: string, none: string, others: (count: number) => string, list: ErrorList) {
  return {
    title,
    none,
    rows: list.first.map(({ message, line: row, column }) => ({
      place: row > 0 ? t`Ligne ${row}, colonne ${column}` : t`Toute la page`,
      message,
    })),
    others: list.others > 0 ? others(list.others) : null,
  };
}

const otherErrors = (count: number): string =>
  pluralForm(count, t`et ${integer(count)} autre erreur`, t`et ${integer(count)} autres erreurs`);
const otherWarnings = (count: number): string =>
  pluralForm(count, t`et ${integer(count)} autre avertissement`, t`et ${integer(count)} autres avertissements`);

/** The first five errors and warnings of the page's code (specification 2, section 9). */
export function issuesView({ errors, warnings }: NonNullable<PageReport['issues']>) {
  const lists = [
    errorsView(t`Erreurs`, t`Aucune erreur.`, otherErrors, errors),
    errorsView(t`Avertissements`, t`Aucun avertissement.`, otherWarnings, warnings),
  ];
  return { lists, isEmpty: lists.every(({ rows }) => rows.length === 0) };
}
