import { type Judged, lighthouseBand, UNMEASURED as NOT_MEASURED } from '../../../../backend/src/rules/bands.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PageReport } from '../api.ts';

/** Colours at 90, 70 and 50 (specification 2, section 9). */
export const pointsTone = (points: number): Judged['tone'] => lighthouseBand(points).tone;

export { type Judged, NOT_MEASURED };

const STATUS: Record<NonNullable<PageReport['status']>, string> = {
  excellent: t`Excellent`,
  good: t`Bon`,
  average: t`Moyen`,
  poor: t.as('résultat')`Faible`,
  critical: t`Critique`,
};

export const pointsJudged = (score: number | null, status: PageReport['status']): Judged =>
  score === null || status === null ? NOT_MEASURED : { tone: pointsTone(score), word: STATUS[status] };

const TIMINGS: Record<'Bon' | 'Moyen' | 'Lent', Judged> = {
  Bon: { tone: 'good', word: t`Bon` },
  Moyen: { tone: 'fair', word: t`Moyen` },
  Lent: { tone: 'poor', word: t`Lent` },
};

export const timingJudged = (status: 'Bon' | 'Moyen' | 'Lent' | null): Judged => (status === null ? NOT_MEASURED : TIMINGS[status]);

/** Whether a fault is there. */
export function faultJudged(isThere: boolean | null, words: { yes: string; no: string }): Judged {
  if (isThere === null) return NOT_MEASURED;
  return isThere ? { tone: 'poor', word: words.yes } : { tone: 'good', word: words.no };
}
