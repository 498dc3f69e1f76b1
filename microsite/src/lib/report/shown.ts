import { isWrongPage, OUTCOMES } from '../../../../backend/src/rules/outcomes.rules.ts';
import type { PublicReport, ShownState } from '../api.ts';
import type { Tone } from '../bands.ts';
import { day } from '../format.ts';

/** How a section is drawn: with figures, while a scan runs, or calmly without. */
export type SectionState = 'shown' | 'pending' | 'missing';

export interface Measured {
  state: ShownState;
  provider: string | null;
  measured_at: string | null;
}

/** One line of figures on a scale. */
export interface Row {
  label: string;
  value: string;
  /** 0–100 of the scale; null draws an open scale. */
  fill: number | null;
  tone: Tone | 'none';
  word: string;
}

/** Why what depends on the site is missing; undefined when nothing is known about it. */
export function causeOf({ connectivity }: PublicReport): string | undefined {
  if (connectivity.state !== 'measured') return undefined;
  return isWrongPage(connectivity.outcome) ? OUTCOMES[connectivity.outcome].owner.short : undefined;
}

/** `hasFigures`: an analysis may have run and still know nothing. */
export function sectionState({ state }: Measured, hasFigures: boolean): SectionState {
  if (state === 'pending') return 'pending';
  return hasFigures && state !== 'missing' ? 'shown' : 'missing';
}

/** « Lighthouse 13.5.0, mobile, 12.11.2026, médiane de 3 » */
export function sourceLine({ provider, measured_at, state }: Measured, ...details: (string | null)[]): string {
  const origin = state === 'manual' ? 'Saisi par l’agence' : provider;
  return [origin, details[0], measured_at && day(measured_at), ...details.slice(1)].filter(Boolean).join(', ');
}

/** The day of the newest measurement; null when nothing was measured yet. */
export function measuredOn(report: PublicReport): string | null {
  const dates = [report.pagespeed, report.page, report.cms, report.connectivity, report.keywords, report.reviews, report.citations]
    .filter(({ state }) => state === 'measured' || state === 'manual')
    .flatMap(({ measured_at }) => measured_at ?? [])
    .sort();
  const newest = dates.at(-1);
  return newest ? day(newest) : null;
}
