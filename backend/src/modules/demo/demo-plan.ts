import { conflict, notFound } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';
import { demoAnalysis } from '../analysis/public-report/demo-analysis.js';
import type { ChangesSince, PlanProgress } from '../analysis/public-report/progress/plan-progress.contract.js';
import { analysisOf, NOT_MEASURABLE, SHOWN_STEPS_OF_PLAN, STEP_GONE } from '../analysis/public-report/progress/step-check.js';

/** No visit is stored, so nothing has changed since. */
export const demoChanges: ChangesSince = { since: null };

/** Returns the plan of the example after one action; nothing is stored. */
export function demoProgress(id?: string, act: { done?: boolean; isMeasured?: boolean } = {}): PlanProgress {
  const plan = demoAnalysis().site.plan.slice(0, SHOWN_STEPS_OF_PLAN);
  const asked = plan.find((step) => step.id === id);
  if (id !== undefined && !asked) throw notFound(STEP_GONE);
  if (act.isMeasured && asked && !analysisOf(asked)) throw conflict('not_measurable', NOT_MEASURABLE);
  const steps = plan.map((step) => ({
    id: step.id,
    title: step.title,
    done: step === asked && act.done === true,
    measurable: analysisOf(step) !== null,
    check: step === asked && act.isMeasured ? { state: 'failed' as const, words: nothingMeasured() } : null,
  }));
  return { done: steps.filter(({ done }) => done).length, total: steps.length, steps };
}

const nothingMeasured = (): string =>
  t`Dans la démonstration, rien n’est mesuré. Sur votre page, la mesure part aussitôt, et son résultat s’inscrit ici à côté de l’ancien.`;
