import {
  confidenceBand as confidence,
  isVital,
  type Judged,
  lengthBand as length,
  lighthouseBand,
  POSITION_UP_TO,
  readingBand,
  TIMING_NAMES,
  type TimingName,
  timingBand as timing,
  type Vital,
  vitalBand,
} from '../../../../../backend/src/rules/bands.rules';

/** The bands of `rules` as colours; a test compares their labels with those of the rules. */
export type Band = 'good' | 'fair' | 'poor';
export type Level = 'excellent' | 'good' | 'fair' | 'poor';
export type BandedMetric = Vital;
export type Timing = TimingName;
export const TIMINGS = TIMING_NAMES;
export const isBanded = isVital;

const bandOf = ({ tone }: Judged): Band => (tone === 'fair' || tone === 'poor' ? tone : 'good');

const LEVELS: Record<Judged['tone'], Level> = { good: 'excellent', held: 'good', fair: 'fair', poor: 'poor', none: 'poor' };

/** A score of Lighthouse by the figure as shown. */
export const levelOf = (fraction: number): Level => LEVELS[lighthouseBand(Math.round(fraction * 100)).tone];
export const BAND_OF_LEVEL: Record<Level, Band> = { excellent: 'good', good: 'good', fair: 'fair', poor: 'poor' };

export const metricBand = (metric: BandedMetric, value: number): Band => bandOf(vitalBand(metric, value));
export const timingBand = (name: Timing, ms: number): Band => bandOf(timing(name, ms));
export const confidenceBand = (percent: number): Band => bandOf(confidence(percent));
export const readabilityBand = (ease: number): Band => bandOf(readingBand(ease));

/** `none` = missing. */
export const lengthBand = (of: 'title' | 'description', characters: number): Band | 'none' =>
  characters === 0 ? 'none' : bandOf(length(of, characters));

/** Position in Google: 3 or better, 10 or better, beyond; 0 or null means unranked. */
export function rankBand(rank: number | null): 'good' | 'accent' | 'neutral' | null {
  if (rank === null || rank <= 0) return null;
  if (rank <= POSITION_UP_TO.top) return 'good';
  return rank <= POSITION_UP_TO.first ? 'accent' : 'neutral';
}
