import type { FindingId } from '../../../../backend/src/rules/findings.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { scoreVerdict, VERDICT_NAMES } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { PublicReport } from '../api.ts';
import { integer } from '../format.ts';
import { googleEntry } from './google-entry.ts';
import { planView } from './plan-view.ts';
import { causeOf, sourceLine } from './shown.ts';

/** Number of steps on the first screen. */
const STEPS = 2;

/** Findings that the site's entry in Google shows. */
const IN_GOOGLE: readonly FindingId[] = ['no-title', 'title-too-long', 'title-too-short', 'no-description'];
/** Findings that a browser shows before the address. */
const IN_ADDRESS_BAR: readonly FindingId[] = ['no-https', 'invalid-certificate'];

/** The first screen: the most costly finding, the drawing of that finding, and the next steps. */
export function headlineView(report: PublicReport) {
  const { sentence, comparison, todo } = report.headline;
  const ruler = rulerOf(report);
  const { general, list } = planView(report);
  return {
    sentence,
    lengths: comparison ? [drawn(comparison.yours, 'yours', comparison.full), drawn(comparison.other, 'other', comparison.full)] : [],
    entry: isAbout(report, IN_GOOGLE) && !comparison ? googleEntry(report) : null,
    addressBar: isAbout(report, IN_ADDRESS_BAR) ? { warning: t`Non sécurisé`, domain: report.domain } : null,
    ruler,
    open: isMeasured(report) ? null : (causeOf(report) ?? (report.scanning ? t`Mesure en cours` : withoutSpeed(report))),
    source: sourceOf(report, ruler !== null),
    next: todo ? t`Et maintenant` : general ? t`Deux étapes utiles à toute entreprise` : t`Les deux prochaines étapes`,
    steps: todo
      ? [{ title: todo }]
      : list.rows
          .filter(({ done }) => !done)
          .slice(0, STEPS)
          .map(({ title }) => ({ title })),
  };
}

type Length = NonNullable<PublicReport['headline']['comparison']>['yours'];

const drawn = ({ label, value, words }: Length, kind: 'yours' | 'other', full: number) => ({
  ...{ label, words, kind },
  share: Math.round((1000 * value) / full) / 10,
});

const isAbout = ({ headline: { finding } }: PublicReport, findings: readonly FindingId[]): boolean => findings.some((id) => id === finding);

/** A finding has been measured, and so has a site without one whose speed is known. */
const isMeasured = (report: PublicReport): boolean =>
  report.headline.finding !== null || report.headline.comparison !== null || rulerOf(report) !== null;

/** The speed stands beside a sentence that is about no finding: beside one it would speak of something else. */
function rulerOf({ headline, pagespeed: { state, overall } }: PublicReport) {
  const { finding, comparison, todo } = headline;
  if (finding !== null || comparison !== null || todo !== null) return null;
  if (overall === null || state === 'missing' || state === 'pending') return null;
  return { label: VERDICT_NAMES.speed, value: `${integer(overall)}/100`, fill: overall, ...scoreVerdict(overall) };
}

/** Shown instead of an unknown speed: the reason, when a measurement was tried. */
const withoutSpeed = ({ pagespeed: { missing } }: PublicReport): string => missing.mobile ?? missing.desktop ?? t`Vitesse non mesurée`;

/** The source and the date of the measurement. */
function sourceOf(report: PublicReport, isSpeed: boolean): string {
  const { basis } = report.headline;
  const part = isSpeed ? report.pagespeed : basis && report[basis];
  if (!part || (part.state !== 'measured' && part.state !== 'manual')) return '';
  // the label « Exemple » precedes the line
  return sourceLine(report.demo ? { ...part, provider: '' } : part);
}
