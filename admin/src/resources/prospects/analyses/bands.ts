export type Band = 'good' | 'fair' | 'poor';
export type Level = 'excellent' | 'good' | 'fair' | 'poor';

/** PageSpeed scores by the figure as shown: 90, 70, 50 (specification 2, section 9). */
export function levelOf(fraction: number): Level {
  const score = Math.round(fraction * 100);
  if (score >= 90) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}

export const BAND_OF_LEVEL: Record<Level, Band> = { excellent: 'good', good: 'good', fair: 'fair', poor: 'poor' };

/** Upper limits of green and of yellow; times in ms. */
const METRIC_LIMITS = {
  first_contentful_paint: [2000, 4000],
  largest_contentful_paint: [2500, 4000],
  cumulative_layout_shift: [0.1, 0.25],
  speed_index: [3400, 5800],
} as const;
export type BandedMetric = keyof typeof METRIC_LIMITS;

export function metricBand(metric: BandedMetric, value: number): Band {
  const [green, yellow] = METRIC_LIMITS[metric];
  if (value < green) return 'good';
  return value < yellow ? 'fair' : 'poor';
}

export const isBanded = (metric: string): metric is BandedMetric => Object.hasOwn(METRIC_LIMITS, metric);

/** Upper limits of good and of average for the page's timings, ms. */
const TIMING_LIMITS = {
  time_to_interactive: [1000, 2500],
  dom_complete: [1000, 2500],
  largest_contentful_paint: [2500, 4000],
  first_input_delay: [100, 300],
  connection_time: [100, 300],
  waiting_time: [100, 300],
  download_time: [300, 700],
} as const;
export type Timing = keyof typeof TIMING_LIMITS;
export const TIMINGS = Object.keys(TIMING_LIMITS) as Timing[];

export function timingBand(timing: Timing, ms: number): Band {
  const [good, average] = TIMING_LIMITS[timing];
  if (ms <= good) return 'good';
  return ms <= average ? 'fair' : 'poor';
}

/** Certainty of a recognised technology, percent. */
export function confidenceBand(confidence: number): Band {
  if (confidence >= 80) return 'good';
  return confidence >= 50 ? 'fair' : 'poor';
}

/** Position in Google: 3 or better, 10 or better, beyond; 0 or null means unranked. */
export function rankBand(rank: number | null): 'good' | 'accent' | 'neutral' | null {
  if (rank === null || rank <= 0) return null;
  if (rank <= 3) return 'good';
  return rank <= 10 ? 'accent' : 'neutral';
}

/** Length of a title (30–60) or a description (120–160): too long is an error, too short a warning, 0 is missing. */
export function lengthBand(kind: 'title' | 'description', length: number): Band | 'none' {
  const [short, long] = kind === 'title' ? [30, 60] : [120, 160];
  if (length === 0) return 'none';
  if (length > long) return 'poor';
  return length < short ? 'fair' : 'good';
}

/** Reading ease (higher is easier); below 40 counts as hard (decisions, clarification 15). */
export function readabilityBand(ease: number): Band {
  if (ease >= 60) return 'good';
  return ease >= 40 ? 'fair' : 'poor';
}
