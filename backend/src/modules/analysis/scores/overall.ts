import { speedOf } from './technical.js';
import { type MeasuredParts, measuredOf, roundHalfUp } from './weighted-mean.js';

/** Overall 0–100 (formula 2): the stored quiz score, else the speed of both devices; null without either. */
export function overallScore(storedScore: number | null, mobile: number | null, desktop: number | null): number | null {
  if (storedScore !== null) return storedScore;
  const speed = speedOf(mobile, desktop);
  return speed === null ? null : roundHalfUp(speed);
}

/** Returns the measured parts of the overall score: the quiz, else the number of devices. */
export const overallParts = (storedScore: number | null, mobile: number | null, desktop: number | null): MeasuredParts =>
  storedScore !== null ? { k: 1, n: 1 } : measuredOf([mobile, desktop]);
