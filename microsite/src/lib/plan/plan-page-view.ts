import { GENERAL_ADVICE } from '../../../../backend/src/rules/advice.rules.ts';
import type { Answer, PublicScore } from '../api.ts';
import { stepsOf } from '../report/plan-view.ts';
import { scoreView } from '../score/score-view.ts';

/** Everything that the action plan shows: advice from the measurements, else for any company, and from the answers. */
export function planPageView(answer: Answer<PublicScore>) {
  const score = scoreView(answer);
  if (score.state === 'error') return score;
  return {
    ...score,
    steps: score.hasSteps ? score.steps : stepsOf(GENERAL_ADVICE),
    general: !score.hasSteps,
  };
}

export type ReadyPlan = Extract<ReturnType<typeof planPageView>, { state: 'ready' }>;
