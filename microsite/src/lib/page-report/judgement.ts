import type { PageReport } from '../api.ts';
import type { Tone } from '../bands.ts';

/** `held` is the fourth step, between good and fair. */
export type Judged = { tone: Tone | 'held' | 'none'; word: string };

export const NOT_MEASURED: Judged = { tone: 'none', word: 'Non mesuré' };

/** Colours at 90, 70 and 50 (specification 2, section 9). */
export function pointsTone(points: number): Tone | 'held' {
  if (points >= 90) return 'good';
  if (points >= 70) return 'held';
  return points >= 50 ? 'fair' : 'poor';
}

const STATUS: Record<NonNullable<PageReport['status']>, string> = {
  excellent: 'Excellent',
  good: 'Bon',
  average: 'Moyen',
  poor: 'Faible',
  critical: 'Critique',
};

export const pointsJudged = (score: number | null, status: PageReport['status']): Judged =>
  score === null || status === null ? NOT_MEASURED : { tone: pointsTone(score), word: STATUS[status] };

const TIMINGS: Record<'Bon' | 'Moyen' | 'Lent', Tone> = { Bon: 'good', Moyen: 'fair', Lent: 'poor' };

export const timingJudged = (status: 'Bon' | 'Moyen' | 'Lent' | null): Judged =>
  status === null ? NOT_MEASURED : { tone: TIMINGS[status], word: status };

/** Whether a fault is there. */
export function faultJudged(isThere: boolean | null, words: { yes: string; no: string }): Judged {
  if (isThere === null) return NOT_MEASURED;
  return isThere ? { tone: 'poor', word: words.yes } : { tone: 'good', word: words.no };
}
