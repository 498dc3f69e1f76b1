import type { Level, ReportCategory } from './finding.rules.js';

/** Shares of the categories in the page report’s global score (specification 2, section 9); penalties stand with their findings. */
export const CATEGORY_WEIGHTS: Record<ReportCategory, number> = { performance: 0.3, seo: 0.35, ux: 0.2, technical: 0.15 };

export type ReportGrade = 'A+' | 'A' | 'B' | 'C' | 'D' | 'F';
export type ReportStatus = 'excellent' | 'good' | 'average' | 'poor' | 'critical';

const GRADES: readonly (readonly [from: number, grade: ReportGrade])[] = [
  [95, 'A+'],
  [90, 'A'],
  [80, 'B'],
  [70, 'C'],
  [60, 'D'],
];
const STATUSES: readonly (readonly [from: number, status: ReportStatus])[] = [
  [90, 'excellent'],
  [80, 'good'],
  [70, 'average'],
  [60, 'poor'],
];

/** Grade of « cette page »: 95 A+, 90 A, 80 B, 70 C, 60 D, else F. */
export const reportGrade = (score: number): ReportGrade => GRADES.find(([from]) => score >= from)?.[1] ?? 'F';

/** Status of « cette page »: 90 excellent, 80 good, 70 average, 60 poor, else critical. */
export const reportStatus = (score: number): ReportStatus => STATUSES.find(([from]) => score >= from)?.[1] ?? 'critical';

/** What mending brings, in a word, by a finding’s gain. */
export function impactOf(gain: number): Level {
  if (gain >= 50) return 'high';
  return gain >= 30 ? 'medium' : 'low';
}
