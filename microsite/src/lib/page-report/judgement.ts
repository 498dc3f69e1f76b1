import { type Judged, lighthouseBand, UNMEASURED as NOT_MEASURED } from '../../../../backend/src/rules/bands.rules.ts';
import type { Tone } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { PageReport } from '../api.ts';

/** Colours at 90, 70 and 50 (specification 2, section 9). */
export const pointsTone = (points: number): Judged['tone'] => lighthouseBand(points).tone;

export { type Judged, NOT_MEASURED };

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
