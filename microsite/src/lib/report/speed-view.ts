import { CALM_FROM, VITAL_LIMITS, type Vital, vitalBand } from '../../../../backend/src/rules/bands.rules.ts';
import { LIGHTHOUSE_ESTIMATES } from '../../../../backend/src/rules/formulas.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { scoreVerdict } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { PublicReport } from '../api.ts';
import { decimal, duration, integer, megabytes, percent, seconds } from '../format.ts';
import { comparisonsOf } from './comparisons.ts';
import { causeOf, olderDay, type Row, type SectionState, sectionState, sourceLine } from './shown.ts';

type Speed = PublicReport['pagespeed'];

export function speedView(report: PublicReport) {
  const { pagespeed: speed } = report;
  const device = speed.mobile !== null ? 'mobile' : 'desktop';
  const figure = speed[device];
  const state = sectionState(speed, figure !== null);
  if (state !== 'shown' || figure === null) return unmeasured(state === 'pending' ? state : 'missing', report);
  return {
    state,
    figure: integer(figure),
    fill: figure,
    device: device === 'mobile' ? t`sur téléphone` : t`sur ordinateur`,
    ...scoreVerdict(figure),
    sentence: [sentence(speed, figure, device), speed.missing.mobile, device === 'mobile' && desktopSentence(speed.desktop)]
      .filter(Boolean)
      .join(' '),
    rows: [
      row(dated(t`Téléphone`, speed, t`téléphone`), speed.mobile, integer),
      row(dated(t`Ordinateur`, speed, t`ordinateur`), speed.desktop, integer),
      row(dated(t`Accessibilité`, speed, t`accessibilité`), speed.accessibility, percent),
      row(dated(t`Bases du référencement`, speed, t`Bases du référencement`), speed.seo, percent),
    ],
    travel: travelOf(speed, device),
    comparisons: comparisonsOf(report),
    vitals: vitals(speed),
    range: rangeLine(speed),
    weight: speed.total_bytes === null ? null : megabytes(speed.total_bytes),
    source: sourceLine(speed, device === 'mobile' ? t`téléphone` : t`ordinateur`, runsLine(speed.runs)),
  };
}

export type ShownSpeed = Extract<ReturnType<typeof speedView>, { state: 'shown' }>;

/** « Ordinateur, 12.10.2026 »: a figure that the last measurement did not bring says when it was measured. */
function dated(label: string, speed: Speed, figure: string): string {
  const since = olderDay(speed, figure);
  return since === null ? label : `${label}, ${since}`;
}

const DEFAULTS: Row[] = [
  estimate(t`Téléphone`, LIGHTHOUSE_ESTIMATES.mobile, integer),
  estimate(t`Ordinateur`, LIGHTHOUSE_ESTIMATES.desktop, integer),
  estimate(t`Accessibilité`, LIGHTHOUSE_ESTIMATES.accessibility, percent),
  estimate(t`Bases du référencement`, LIGHTHOUSE_ESTIMATES.seo, percent),
];

function estimate(label: string, value: number, format: (value: number) => string): Row {
  return { label, value: format(value), fill: value, estimated: true, tone: 'none', word: t`estimation` };
}

/** Default figures are for sites that were never visited: not for an unreachable site, nor during a scan. */
function unmeasured(state: Exclude<SectionState, 'shown'>, report: PublicReport) {
  const { mobile, desktop } = report.pagespeed.missing;
  const cause = causeOf(report) ?? mobile ?? desktop ?? undefined;
  return { state, cause, estimates: state === 'missing' && !causeOf(report) && report.site_url !== null ? DEFAULTS : [] };
}

function row(label: string, value: number | null, format: (value: number) => string): Row {
  if (value === null) return { label, value: '–', fill: null, tone: 'none', word: t`Non mesuré` };
  return { label, value: format(value), fill: value, ...scoreVerdict(value) };
}

function sentence(speed: Speed, figure: number, device: 'mobile' | 'desktop'): string {
  const place = device === 'mobile' ? t`Sur téléphone` : t`Sur ordinateur`;
  const { tone } = scoreVerdict(figure);
  const paint = speed.largest_contentful_paint;
  if (paint === null) {
    if (tone === 'good') return t`${place}, votre page s’affiche vite.`;
    return t`${place}, l’affichage demande de la patience à vos visiteurs.`;
  }
  const isQuick = vitalBand('largest_contentful_paint', paint).tone === 'good';
  if (tone === 'good' && isQuick)
    return t`${place}, l’essentiel de votre page apparaît en ${seconds(paint)} : vos visiteurs n’attendent pas.`;
  if (isQuick) return t`${place}, l’essentiel de votre page apparaît en ${seconds(paint)}, mais la page tarde à devenir utilisable.`;
  const advised = seconds(VITAL_LIMITS.largest_contentful_paint[0]);
  return tone === 'poor'
    ? t`${place}, l’essentiel de votre page apparaît après ${seconds(paint)} : une partie de vos visiteurs repart avant. Google recommande moins de ${advised}.`
    : t`${place}, l’essentiel de votre page apparaît après ${seconds(paint)} : une partie de vos visiteurs attend. Google recommande moins de ${advised}.`;
}

function desktopSentence(desktop: number | null): string | null {
  if (desktop === null) return null;
  return desktop >= CALM_FROM
    ? t`Sur ordinateur, la vitesse n’est pas un obstacle.`
    : t`Sur ordinateur, la page peut encore gagner en vitesse.`;
}

/** The measured loading time beside the recommended one, on one scale, replayed in real time. */
function travelOf({ largest_contentful_paint: ms }: Speed, device: 'mobile' | 'desktop') {
  if (ms === null) return [];
  const [advised] = VITAL_LIMITS.largest_contentful_paint;
  const full = Math.max(ms, advised);
  const length = (label: string, value: number, kind: 'yours' | 'other') => ({
    ...{ label, kind, ms: Math.round(value), words: duration(value) },
    share: (100 * value) / full,
  });
  return [length(device === 'mobile' ? t`Téléphone` : t`Ordinateur`, ms, 'yours'), length(t`Conseillé`, advised, 'other')];
}

const VITALS: [Vital & keyof Speed, label: string, (value: number) => string][] = [
  ['largest_contentful_paint', t`Contenu principal visible`, duration],
  ['first_contentful_paint', t`Premier contenu visible`, duration],
  ['total_blocking_time', t`Temps où la page ne réagit pas`, duration],
  ['cumulative_layout_shift', t`Stabilité de la mise en page`, (shift) => decimal(shift, 2)],
  ['speed_index', t`Remplissage de l’écran`, duration],
];

const vitals = (speed: Speed) =>
  VITALS.flatMap(([vital, label, words]) => {
    const value = speed[vital];
    const advised = t`moins de ${words(VITAL_LIMITS[vital][0])}`;
    return value === null ? [] : [{ label, value: words(value), advised, ...vitalBand(vital, value) }];
  });

const runsLine = (runs: number): string | null => (runs > 1 ? t`médiane de ${runs}` : runs === 1 ? t`une mesure` : null);

/** Lighthouse varies from run to run: the range shows by how much. */
function rangeLine({ range, runs }: Speed): string | null {
  const [lowest, highest] = range ?? [];
  if (lowest === undefined || highest === undefined || runs < 2 || lowest === highest) return null;
  return t`En ${runs} mesures, la note sur téléphone va de ${lowest} à ${highest} ; nous retenons celle du milieu.`;
}
