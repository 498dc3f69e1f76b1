import { type AgencyVoice, answeredIn } from '../../../rules/agency-texts.rules.js';
import { type AnswerCategory, answerAdvice } from '../../../rules/answer-actions.rules.js';
import type { PlannedAction } from '../../../rules/plan-actions.rules.js';
import { MAX_POINTS } from '../../../rules/quiz-points.rules.js';

/** The finished quiz as it was scored. */
export interface ScoredQuiz {
  score: number;
  maturity: number | null;
  acquisition: number | null;
  innovation: number | null;
  questions: { id: number; question: string; category: string; answer: string; points: number }[];
}

const LEVERS = 3;

/** Returns the answers that cost most points, the dearest first, with one action each. */
export function leversOf(quiz: ScoredQuiz | null, voice: AgencyVoice) {
  return (quiz?.questions ?? [])
    .map((answered) => {
      const category = answered.category as AnswerCategory;
      const { id, question, answer, points } = answeredIn(voice, answered);
      return { id, category, question, answer, lost: MAX_POINTS - points, ...answerAdvice(answered.question, category) };
    })
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, LEVERS);
}

export type Lever = ReturnType<typeof leversOf>[number];

/** Returns the action that a lever is in the plan. */
export const leverAction = ({ id, title, owner, timeEstimate, question, answer }: Lever): PlannedAction => ({
  ...{ id: `answer-${id}`, title, solution: '', priority: 'medium', owner, timeEstimate, findings: [] },
  answer: { question, answer },
});
