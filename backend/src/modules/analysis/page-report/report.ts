import { clamp, roundHalfUp, weightedMean } from '../scores/weighted-mean.js';
import type { Check, ReportCategory, ReportFacts } from './check.js';
import { checks } from './checks/index.js';
import { CATEGORY_WEIGHTS, PENALTIES } from './weights.js';

export type Grade = 'A+' | 'A' | 'B' | 'C' | 'D' | 'F';
export type ReportStatus = 'excellent' | 'good' | 'average' | 'poor' | 'critical';

export interface JudgedCategory {
  /** 0–100; null when nothing of the category was measured. */
  score: number | null;
  grade: Grade | null;
  status: ReportStatus | null;
  issues: Check[];
  /** Checks whose facts are missing: they cost nothing and are listed as « non mesuré ». */
  unmeasured: Check[];
}

export interface JudgedPage {
  /** 0–100; null when nothing was measured at all. */
  score: number | null;
  grade: Grade | null;
  status: ReportStatus | null;
  categories: Record<ReportCategory, JudgedCategory>;
  /** Failed checks, the most useful first. */
  priorities: Check[];
}

/** Grade of the page report: 95 A+, 90 A, 80 B, 70 C, 60 D, else F. */
export function reportGrade(score: number): Grade {
  if (score >= 95) return 'A+';
  if (score >= 90) return 'A';
  if (score >= 80) return 'B';
  if (score >= 70) return 'C';
  return score >= 60 ? 'D' : 'F';
}

/** Status of the page report: 90 excellent, 80 good, 70 average, 60 poor, else critical. */
export function reportStatus(score: number): ReportStatus {
  if (score >= 90) return 'excellent';
  if (score >= 80) return 'good';
  if (score >= 70) return 'average';
  return score >= 60 ? 'poor' : 'critical';
}

/**
 * Judges a page (specification 2, section 9; decisions, formula 11): each category starts at 100 and loses the penalties
 * of its failed checks; the global score weighs them 30, 35, 20, 15 and renormalises over the measured ones.
 */
export function judgePage(facts: ReportFacts): JudgedPage {
  const judged = checks.map((check) => ({ check, fails: check.fails(facts) }));
  const category = (name: ReportCategory): JudgedCategory => {
    const own = judged.filter(({ check }) => check.category === name);
    const issues = own.filter(({ fails }) => fails === true).map(({ check }) => check);
    const unmeasured = own.filter(({ fails }) => fails === null).map(({ check }) => check);
    const score = unmeasured.length === own.length ? null : clamp(100 - issues.reduce((sum, { id }) => sum + (PENALTIES[id] ?? 0), 0));
    return { ...graded(score), issues, unmeasured };
  };
  const categories = { performance: category('performance'), seo: category('seo'), ux: category('ux'), technical: category('technical') };
  const mean = weightedMean(
    Object.entries(CATEGORY_WEIGHTS).map(([name, weight]) => [categories[name as ReportCategory].score, weight] as const),
  );
  const priorities = judged
    .filter(({ fails }) => fails === true)
    .map(({ check }) => check)
    .sort((a, b) => usefulness(b) - usefulness(a));
  return { ...graded(mean === null ? null : roundHalfUp(mean)), categories, priorities };
}

const graded = (score: number | null) => ({
  score,
  grade: score === null ? null : reportGrade(score),
  status: score === null ? null : reportStatus(score),
});

const LEVEL = { high: 3, medium: 2, low: 1 };

/** What costs most in the global score comes first; of two alike, the one with less work. */
function usefulness({ id, category, impact, effort }: Check): number {
  return (PENALTIES[id] ?? 0) * CATEGORY_WEIGHTS[category] * 10 + LEVEL[impact] - LEVEL[effort] / 10;
}
