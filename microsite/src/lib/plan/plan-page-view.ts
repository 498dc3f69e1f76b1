import type { Answer, PublicScore } from '../api.ts';
import { scoreView } from '../score/score-view.ts';

/** Everything that the action plan shows: the list of actions, as every page has it. */
export function planPageView(answer: Answer<PublicScore>) {
  return scoreView(answer);
}

export type ReadyPlan = Extract<ReturnType<typeof planPageView>, { state: 'ready' }>;
