import { t, wordsBy } from './language.rules.js';
import type { SiteFacts } from './site-facts.rules.js';
import type { Why, WhySource } from './why.rules.js';

export type Severity = 'critical' | 'warning' | 'notice';
/** Category of the page report (specification 2, section 9). */
export type ReportCategory = 'performance' | 'seo' | 'ux' | 'technical';
/** Who can mend it. */
export type Owner = 'agency' | 'webmaster' | 'company';
export type Level = 'low' | 'medium' | 'high';

/** Texts of a finding, for owner and staff. */
type Words = 'title' | 'description' | 'howToFix' | 'looksAt' | 'timeEstimate';

/** A finding in the current language. */
export interface Finding extends Omit<FindingRule, Words | 'threshold' | 'why'>, Readonly<Record<Words, string>> {
  threshold: { readonly words: string; value: number | null };
  why: Why;
}

/** A possible fault of a website: its facts, condition, cost, responsible person and solution. */
export interface FindingRule {
  /** Name of the failing state. */
  id: string;
  /** The name under which it is listed as « non mesuré ». */
  looksAt(): string;
  /** `value` is null where there is no number to compare with. */
  threshold: { words(): string; value: number | null };
  severity: Severity;
  /** Part of the page report, with the points lost in its category; null = not about a single page. */
  report: { category: ReportCategory; penalty: number } | null;
  owner: Owner;
  effort: Level;
  timeEstimate(): string;
  /** What mending brings, 0–100: the order of every list and of the plan. */
  gain: number;
  /** Why it matters, by a named publication or our own measurement. Its cost for this company is not measured. */
  why: { source: WhySource; says(): string };
  /** The failure in a few words. */
  title(): string;
  description(): string;
  howToFix(): string;
  /** The step of the plan that solves it; findings with the same `id` share one step, titled by the one with the highest gain. */
  step: { id: string; title(facts: SiteFacts): string };
  /** Null when what it needs was not measured. */
  fails(facts: SiteFacts): boolean | null;
  /** The figure behind it, « 4,8 s »; null where there is none. */
  found(facts: SiteFacts): string | null;
}

/** Whether `test` holds for a known value. */
export const when = <T>(value: T | null, test: (value: T) => boolean): boolean | null => (value === null ? null : test(value));

/** A known value in words. */
export const shown = <T>(value: T | null, words: (value: T) => string): string | null => (value === null ? null : words(value));

export const nothing = (): null => null;

export const CATEGORY_WORDS: Readonly<Record<ReportCategory, string>> = wordsBy({
  performance: () => t`Performance`,
  seo: () => t`SEO`,
  ux: () => t`UX`,
  technical: () => t`Technique`,
});
export const EFFORT_WORDS: Readonly<Record<Level, string>> = wordsBy({
  low: () => t.as('effort')`Faible`,
  medium: () => t.as('effort')`Moyen`,
  high: () => t.as('effort')`Important`,
});
export const IMPACT_WORDS: Readonly<Record<Level, string>> = wordsBy({
  low: () => t.as('effet')`Faible`,
  medium: () => t.as('effet')`Moyen`,
  high: () => t.as('effet')`Fort`,
});
export const OWNER_WORDS: Readonly<Record<Owner, string>> = wordsBy({
  agency: () => t`L’agence`,
  webmaster: () => t`Le webmaster`,
  company: () => t`L’entreprise`,
});
