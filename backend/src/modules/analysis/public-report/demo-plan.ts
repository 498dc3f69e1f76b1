import { pagePath } from '../../../rules/routes.rules.js';
import { DEMO_SUBJECT, demoAnalysis, demoPage } from './demo-analysis.js';
import { findingCorrections, messageOf, NO_RECORD, type PlanSubject, planActions } from './progress/plan-actions.js';
import type { ShownPlan } from './progress/plans.queries.js';

const subject = (): PlanSubject => ({
  ...demoAnalysis(),
  levers: [],
  facts: { ...DEMO_SUBJECT, trade: 'menuiserie', page: demoPage.url },
});

/** The plan of the made-up company: its faults, with nothing marked. */
export function demoPlan(token: string): ShownPlan {
  const actions = planActions(subject(), NO_RECORD);
  return { actions, corrections: findingCorrections(subject()), webmaster: messageOf(actions, demoPage.url, pagePath('plan', token)) };
}
