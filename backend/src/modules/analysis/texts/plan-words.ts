import type { PlanStep } from '../../../rules/plan.rules.js';
import type { Recommendation } from '../results/analysis.contract.js';

/** The plan in the wording that its first steps have on the prospect’s page: one step has one title, wherever it is shown. */
export const inStoredWords = (plan: readonly PlanStep[], recommendations: readonly Recommendation[] | undefined): PlanStep[] =>
  plan.map((step) => ({ ...step, title: recommendations?.find((one) => one.step === step.id)?.title ?? step.title }));
