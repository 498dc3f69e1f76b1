import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../api.ts';
import { integer } from '../format.ts';
import { planView } from './plan-view.ts';
import { causeOf, sourceLine } from './shown.ts';

/** Number of steps on the first screen. */
const STEPS = 2;

/** The first screen: the most costly finding, its drawing and the next steps. */
export function headlineView(report: PublicReport) {
  const { sentence, comparison, todo } = report.headline;
  const ruler = comparison || todo ? null : rulerOf(report);
  const { general, steps } = planView(report);
  return {
    sentence,
    lengths: comparison ? [drawn(comparison.yours, 'yours', comparison.full), drawn(comparison.other, 'other', comparison.full)] : [],
    ruler,
    open: comparison || ruler ? null : (causeOf(report) ?? (report.scanning ? t`Mesure en cours` : withoutSpeed(report))),
    source: sourceOf(report, ruler !== null),
    next: todo ? t`Et maintenant` : general ? t`Deux étapes utiles à toute entreprise` : t`Les deux prochaines étapes`,
    steps: todo ? [{ title: todo }] : steps.slice(0, STEPS).map(({ title }) => ({ title })),
  };
}

type Length = NonNullable<PublicReport['headline']['comparison']>['yours'];

const drawn = ({ label, value, words }: Length, kind: 'yours' | 'other', full: number) => ({
  ...{ label, words, kind },
  share: Math.round((1000 * value) / full) / 10,
});

/** A finding without a figure stands beside the speed, where it was measured. */
function rulerOf({ pagespeed: { state, mobile, desktop } }: PublicReport) {
  const points = mobile ?? desktop;
  if (points === null || state === 'missing' || state === 'pending') return null;
  return { label: mobile === null ? t`Vitesse sur ordinateur` : t`Vitesse sur téléphone`, value: `${integer(points)}/100`, fill: points };
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
