import { labelOf, scoreTone, staffScoreTone } from '../../../../backend/src/rules/verdicts.rules';
import type { ProspectRecord, ProspectStatus } from '../../api/types';
import type { Shape, Tone } from '../../components/Status';

/** The pipeline, in its order (specification 3); from each to each. */
export const FOLLOW_UPS: readonly ProspectStatus[] = ['new', 'contacted', 'qualified', 'converted', 'rejected'];

export interface Badge<Key extends string> {
  key: Key;
  tone: Tone;
  shape: Shape;
}

type PageState = 'visited' | 'notVisited';
type QuizState = 'completed' | 'inProgress' | 'started' | 'visible' | 'notStarted';
type AppointmentState = 'planned' | 'none';

/** The three derived badges of a prospect (specification 2, section 4). */
export const pageBadge = ({ page_vue }: Pick<ProspectRecord, 'page_vue'>): Badge<PageState> =>
  page_vue ? { key: 'visited', tone: 'good', shape: 'full' } : { key: 'notVisited', tone: 'neutral', shape: 'ring' };

/** The first that matches wins. */
export function quizBadge(prospect: Pick<ProspectRecord, 'quiz_fait' | 'quiz_en_cours' | 'quiz_commence' | 'token'>): Badge<QuizState> {
  if (prospect.quiz_fait) return { key: 'completed', tone: 'good', shape: 'full' };
  if (prospect.quiz_en_cours) return { key: 'inProgress', tone: 'accent', shape: 'half' };
  if (prospect.quiz_commence) return { key: 'started', tone: 'accent', shape: 'half' };
  if (prospect.token) return { key: 'visible', tone: 'neutral', shape: 'ring' };
  return { key: 'notStarted', tone: 'neutral', shape: 'dashed' };
}

export const appointmentBadge = ({ rdv_pris }: Pick<ProspectRecord, 'rdv_pris'>): Badge<AppointmentState> =>
  rdv_pris ? { key: 'planned', tone: 'good', shape: 'full' } : { key: 'none', tone: 'neutral', shape: 'ring' };

export type ScoreBand = 'good' | 'fair' | 'poor';

/** Colour of a score in the back-office; null has none. */
export const scoreBand = (score: number | null): ScoreBand | null => (score === null ? null : staffScoreTone(score));

/** Which word the score has: the prospect's own, and not always that of the colour (decision 29). */
export const scoreWord = (score: number): ScoreBand => scoreTone(labelOf(score));
