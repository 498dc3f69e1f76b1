import { SPEED_SHARES, TECHNICAL } from '../../../rules/formulas.rules.js';
import { clamp, type MeasuredParts, measuredOf, weightedMean } from './weighted-mean.js';

export interface TechnicalParts {
  /** Performance of phone and computer, 0–100. */
  mobile: number | null;
  desktop: number | null;
  bestPractices: number | null;
  loadSeconds: number | null;
  criticalIssues: number | null;
}

/** Speed of both devices, 0–100 (formula 2); the one that exists when the other is missing. */
export const speedOf = (mobile: number | null, desktop: number | null): number | null =>
  weightedMean([
    [mobile, SPEED_SHARES.mobile],
    [desktop, SPEED_SHARES.desktop],
  ]);

/**
 * Technical state 0–100 (decisions, formula 3): performance, best practices, loading and the mean of both devices, less for
 * each critical finding; missing parts renormalised before subtracting. Null when nothing of it was measured.
 */
export function technicalScore({ mobile, desktop, bestPractices, loadSeconds, criticalIssues }: TechnicalParts): number | null {
  const { shares } = TECHNICAL;
  const loading = loadSeconds === null ? null : Math.max(0, 100 - TECHNICAL.perSecond * loadSeconds);
  const mean = weightedMean([
    [mobile, 1],
    [desktop, 1],
  ]);
  const base = weightedMean([
    [speedOf(mobile, desktop), shares.performance],
    [bestPractices, shares.bestPractices],
    [loading, shares.loading],
    [mean, shares.devices],
  ]);
  return base === null ? null : clamp(base - TECHNICAL.perCritical * (criticalIssues ?? 0));
}

/** How much of the technical state was measured. */
export const technicalParts = ({ mobile, desktop, bestPractices, loadSeconds, criticalIssues }: TechnicalParts): MeasuredParts =>
  measuredOf([mobile, desktop, bestPractices, loadSeconds, criticalIssues]);
