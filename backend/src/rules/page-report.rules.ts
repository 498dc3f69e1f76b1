import type { ReportCategory } from './finding.rules.js';

/** Weights of the categories in the global score of the page report (specification 2, section 9); penalties are defined by findings. */
export const CATEGORY_WEIGHTS: Record<ReportCategory, number> = { performance: 0.3, seo: 0.35, ux: 0.2, technical: 0.15 };

export type ReportGrade = 'A+' | 'A' | 'B' | 'C' | 'D' | 'F';
export type ReportStatus = 'excellent' | 'good' | 'average' | 'poor' | 'critical';

/** Grade and status of « cette page », from the best. */
const GRADES: readonly (readonly [from: number, grade: ReportGrade, status: ReportStatus])[] = [
  [95, 'A+', 'excellent'],
  [90, 'A', 'excellent'],
  [80, 'B', 'good'],
  [70, 'C', 'average'],
  [60, 'D', 'poor'],
];
const reached = (score: number) => GRADES.find(([from]) => score >= from);

export const reportGrade = (score: number): ReportGrade => reached(score)?.[1] ?? 'F';
/** Where each status begins, and the grade that begins there; A+ lies within the last. */
export const REPORT_STATUS_FROM = GRADES.filter(([, grade]) => grade !== 'A+').map(([at, grade]) => ({ at, grade }));

export const reportStatus = (score: number): ReportStatus => reached(score)?.[2] ?? 'critical';
