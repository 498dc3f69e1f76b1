import type { Judged } from '../../../../backend/src/rules/bands.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { type OlderFigures, type Origin, olderWords, originName } from '../../../../backend/src/rules/provenance.rules.ts';
import type { PublicReport, ShownState } from '../api.ts';
import { day } from '../format.ts';

/** The state of a section: with figures, during a scan, or without figures. */
export type SectionState = 'shown' | 'pending' | 'missing';

export interface Measured {
  state: ShownState;
  provider: string | null;
  measured_at: string | null;
  older?: OlderFigures[] | undefined;
}

/** One line of figures on a scale. */
export interface Row {
  label: string;
  value: string;
  /** 0–100 of the scale; null draws an open scale. */
  fill: number | null;
  estimated?: boolean;
  tone: Judged['tone'];
  word: string;
}

/** Why the analyses of the site are missing; undefined when the reason is unknown. */
export function causeOf({ connectivity }: PublicReport): string | undefined {
  return connectivity.state === 'measured' ? connectivity.met?.short : undefined;
}

/** `hasFigures`: an analysis may have run without a result. */
export function sectionState({ state }: Measured, hasFigures: boolean): SectionState {
  if (state === 'pending') return 'pending';
  return hasFigures && state !== 'missing' ? 'shown' : 'missing';
}

/** « Lighthouse 13.5.0, mobile, 12.11.2026, médiane de 3 »; figures that are older are named with their own tool and day. */
export function sourceLine({ provider, measured_at, state, older = [] }: Measured, ...details: (string | null)[]): string {
  const line = [originName(SOURCES[state], provider), details[0], measured_at && day(measured_at), ...details.slice(1)].filter(Boolean);
  return [line.join(', '), ...older.map((figures) => olderWords(figures, day))].join(t` ; `);
}

const SOURCES: Record<ShownState, Origin> = { measured: 'live', pending: 'live', missing: 'live', manual: 'manual', sample: 'sample' };

/** The day of a figure that is older than the rest of its section; null for all others. */
export function olderDay({ older = [] }: Measured, figure: string): string | null {
  const found = older.find(({ figures }) => figures.includes(figure));
  return found ? day(found.measured_at) : null;
}

/** The day of the newest figure on the page; null when there is none. */
export function measuredOn(report: PublicReport): string | null {
  const dates = [report.pagespeed, report.page, report.cms, report.keywords, report.reviews, report.citations]
    .filter(({ state }) => state === 'measured' || state === 'manual')
    .flatMap(({ measured_at }) => measured_at ?? [])
    .sort();
  const newest = dates.at(-1);
  return newest ? day(newest) : null;
}
