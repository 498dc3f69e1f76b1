export type ReportCategory = 'performance' | 'seo' | 'ux' | 'technical';
export type Severity = 'critical' | 'warning' | 'notice';
export type Level = 'high' | 'medium' | 'low';

/** What the report judges; null = not measured. Times in ms, sizes in bytes. */
export interface ReportFacts {
  largestContentfulPaint: number | null;
  firstInputDelay: number | null;
  timeToInteractive: number | null;
  loadingTime: number | null;
  renderBlocking: boolean | null;
  titleLength: number | null;
  descriptionLength: number | null;
  h1Count: number | null;
  canonical: boolean | null;
  imagesWithoutAlt: number | null;
  readingEase: number | null;
  transferSize: number | null;
  contentRate: number | null;
  https: boolean | null;
  doctype: boolean | null;
  encodingMeta: boolean | null;
  deprecatedTags: boolean | null;
}

/** One thing the report looks at: a title for its failure, why it matters, how to mend it, and a pure test. */
export interface Check {
  /** Name of the failing state; also the key of its penalty in weights.ts. */
  id: string;
  category: ReportCategory;
  /** What it looks at: the name under which it is listed as « non mesuré ». */
  measures: string;
  severity: Severity;
  /** The failure in a few words. */
  title: string;
  description: string;
  howToFix: string;
  businessImpact: string;
  /** How much mending brings, and how much work it is. */
  impact: Level;
  effort: Level;
  timeEstimate: string;
  /** Whether it fails; null when what it needs was not measured. */
  fails(facts: ReportFacts): boolean | null;
  /** The figure behind the failure, e.g. « 4,8 s »; where there is one. */
  found?(facts: ReportFacts): string | null;
}

/** True when `value` is known and `test` holds. */
export const when = <T>(value: T | null, test: (value: T) => boolean): boolean | null => (value === null ? null : test(value));
