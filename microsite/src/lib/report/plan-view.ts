import { GENERAL_ADVICE, SHOWN_STEPS } from '../../../../backend/src/rules/advice.rules.ts';
import { PRIORITY_WORDS } from '../../../../backend/src/rules/finding.rules.ts';
import type { PublicReport } from '../api.ts';
import type { SectionState } from './shown.ts';

type Step = Pick<PublicReport['plan']['steps'][number], 'title' | 'solution' | 'priority'>;

export function stepsOf(items: readonly Step[]) {
  return items.slice(0, SHOWN_STEPS).map(({ title, priority, solution }, index) => ({
    number: String(index + 1),
    title: title,
    solution: solution,
    high: priority === 'high',
    priority: PRIORITY_WORDS[priority],
  }));
}

export interface PlanView {
  state: SectionState;
  /** General advice replaces recommendations that are not written yet. */
  general: boolean;
  /** The recommendations are still being written. */
  later: boolean;
  /** Writing failed and can be retried. */
  failed: boolean;
  steps: ReturnType<typeof stepsOf>;
}

export function planView({ recommendations, plan, demo }: PublicReport): PlanView {
  const { items, state, failed } = recommendations;
  if (items.length > 0) return { state: 'shown', general: false, later: false, failed: false, steps: stepsOf(items) };
  if (state === 'pending') return { state: 'pending', general: false, later: false, failed: false, steps: [] };
  const canRetry = failed && !demo;
  // the plan is shown whether or not its first steps were written
  if (plan.steps.length > 0) return { state: 'shown', general: false, later: false, failed: canRetry, steps: stepsOf(plan.steps) };
  return { state: 'shown', general: true, later: !canRetry, failed: canRetry, steps: stepsOf(GENERAL_ADVICE) };
}
