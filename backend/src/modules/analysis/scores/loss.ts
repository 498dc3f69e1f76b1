import { roundHalfUp } from './weighted-mean.js';

export interface Loss {
  /** CHF. */
  month: number;
  year: number;
  /** The month on three cards, whole francs. */
  cards: [number, number, number];
}

/** Estimated cost of inaction (formula 9): max(1000, (100 − score) × 150) CHF a month, on cards of 40, 35 and 25 %. */
export function estimatedLoss(score: number): Loss {
  const month = Math.max(1000, roundHalfUp((100 - score) * 150));
  const first = roundHalfUp(month * 0.4);
  const second = roundHalfUp(month * 0.35);
  return { month, year: 12 * month, cards: [first, second, month - first - second] };
}
