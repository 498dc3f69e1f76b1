import { clamp, type MeasuredParts, measuredOf, weightedMean } from './weighted-mean.js';

export interface TechnicalParts {
  /** Performance of phone and computer, 0–100. */
  mobile: number | null;
  desktop: number | null;
  bestPractices: number | null;
  loadSeconds: number | null;
  criticalIssues: number | null;
}

/** 0.6 × mobile + 0.4 × desktop, 0–100; the one that exists when the other is missing. */
export const speedOf = (mobile: number | null, desktop: number | null): number | null =>
  weightedMean([
    [mobile, 0.6],
    [desktop, 0.4],
  ]);

/**
 * Technical state 0–100 (decisions, formula 3): clamp(0.4 performance + 0.3 best practices + 0.2 loading + 0.1 mean of
 * phone and computer − 2 × critical issues), missing parts renormalised before subtracting; loading loses 10 points a
 * second. Null when nothing of it was measured.
 */
export function technicalScore({ mobile, desktop, bestPractices, loadSeconds, criticalIssues }: TechnicalParts): number | null {
  const loading = loadSeconds === null ? null : Math.max(0, 100 - 10 * loadSeconds);
  const mean = weightedMean([
    [mobile, 1],
    [desktop, 1],
  ]);
  const base = weightedMean([
    [speedOf(mobile, desktop), 0.4],
    [bestPractices, 0.3],
    [loading, 0.2],
    [mean, 0.1],
  ]);
  return base === null ? null : clamp(base - 2 * (criticalIssues ?? 0));
}

/** How much of the technical state was measured. */
export const technicalParts = ({ mobile, desktop, bestPractices, loadSeconds, criticalIssues }: TechnicalParts): MeasuredParts =>
  measuredOf([mobile, desktop, bestPractices, loadSeconds, criticalIssues]);
