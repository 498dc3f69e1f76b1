import { type Judged, UNMEASURED as NOT_MEASURED } from '../../../../backend/src/rules/bands.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { scoreVerdict } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { PageReport } from '../api.ts';

export { type Judged, NOT_MEASURED };

/** The letter stands in the place of a word; colour and shape are those of every score. */
export const pointsJudged = (score: number | null, grade: PageReport['grade']): Judged =>
  score === null || grade === null ? NOT_MEASURED : { tone: scoreVerdict(score).tone, word: grade };

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
