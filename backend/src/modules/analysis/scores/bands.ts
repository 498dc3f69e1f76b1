export type Colour = 'green' | 'amber' | 'red';

/** Colours of a score, by place; they differ on purpose (clarification 16, docs/glossary.md). */
export const bands = {
  /** Public pages: above 70 green, 61 to 70 amber, else red. */
  publicScore: (score: number): Colour => (score > 70 ? 'green' : score > 60 ? 'amber' : 'red'),
  /** A prospect in the back-office: from 70 green, from 50 amber, else red. */
  prospectScore: (score: number): Colour => (score >= 70 ? 'green' : score >= 50 ? 'amber' : 'red'),
  /** Confidence of a technology: from 80 green, from 50 amber, else red. */
  confidence: (confidence: number): Colour => (confidence >= 80 ? 'green' : confidence >= 50 ? 'amber' : 'red'),
} as const;

/** Words for a prospect’s score in the back-office. */
export function prospectScoreLabel(score: number | null): 'Excellent' | 'Moyen' | 'Faible' | 'Non disponible' {
  if (score === null) return 'Non disponible';
  if (score >= 70) return 'Excellent';
  return score >= 50 ? 'Moyen' : 'Faible';
}

/** Alternative bands of scores (Lighthouse, page report): 90, 70, 50. */
export function scoreBand(score: number): 'excellent' | 'good' | 'average' | 'poor' {
  if (score >= 90) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 50 ? 'average' : 'poor';
}

type Timing = 'Bon' | 'Moyen' | 'Lent';

/** Limits of good and average, in ms but for the layout shift (specification 2, section 9). */
const METRICS = {
  first_contentful_paint: [2000, 4000],
  largest_contentful_paint: [2500, 4000],
  cumulative_layout_shift: [0.1, 0.25],
  speed_index: [3400, 5800],
} as const;

/** Band of a core metric of PageSpeed: strictly under the limit. */
export function metricBand(metric: keyof typeof METRICS, value: number): Colour {
  const [good, average] = METRICS[metric];
  if (value < good) return 'green';
  return value < average ? 'amber' : 'red';
}

/** Limits of the timing table of the page report, ms. */
const TIMINGS = {
  time_to_interactive: [1000, 2500],
  dom_complete: [1000, 2500],
  largest_contentful_paint: [2500, 4000],
  first_input_delay: [100, 300],
  connection_time: [100, 300],
  waiting_time: [100, 300],
  download_time: [300, 700],
} as const;

export type TimingName = keyof typeof TIMINGS;

/** Status of a timing of the page report: up to the limit. */
export function timingStatus(name: TimingName, ms: number): Timing {
  const [good, average] = TIMINGS[name];
  if (ms <= good) return 'Bon';
  return ms <= average ? 'Moyen' : 'Lent';
}
