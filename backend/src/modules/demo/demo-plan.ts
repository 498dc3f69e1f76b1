import { conflict, notFound } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';
import { ACTION_STATE_WORDS } from '../../rules/plan-actions.rules.js';
import { DEMO_TOKEN } from '../../rules/tokens.rules.js';
import { demoPlan } from '../analysis/public-report/demo-plan.js';
import { progressOf } from '../analysis/public-report/progress/plan-actions.js';
import type { ChangesSince, PlanProgress } from '../analysis/public-report/progress/plan-progress.contract.js';
import { NOT_MEASURABLE, STEP_GONE } from '../analysis/public-report/progress/step-check.js';

/** No visit is stored, so nothing has changed since. */
export const demoChanges: ChangesSince = { since: null };

/** Returns the plan of the example after one action; nothing is stored. */
export function demoProgress(id?: string, act: { done?: boolean; isMeasured?: boolean } = {}): PlanProgress {
  const { actions } = demoPlan(DEMO_TOKEN);
  const asked = actions.find((action) => action.id === id);
  if (id !== undefined && !asked) throw notFound(STEP_GONE);
  if (act.isMeasured && asked && !asked.measurable) throw conflict('not_measurable', NOT_MEASURABLE);
  const steps = actions.map((action) => {
    if (action !== asked) return action;
    const check = act.isMeasured ? { state: 'failed' as const, words: nothingMeasured() } : null;
    const state = act.done ? 'done' : 'todo';
    return {
      ...action,
      state,
      state_words: ACTION_STATE_WORDS[state],
      done: act.done === true,
      check,
      note: check?.words ?? null,
    } as const;
  });
  return progressOf(steps);
}

const nothingMeasured = (): string =>
  t`Dans la démonstration, rien n’est mesuré. Sur votre page, la mesure part aussitôt, et son résultat s’inscrit ici à côté de l’ancien.`;
