import type { PublicReport } from '../api.ts';
import { type ActionsView, actionsView } from '../plan/actions-view.ts';
import type { SectionState } from './shown.ts';

export interface PlanView {
  state: SectionState;
  /** General advice replaces actions of this site that are not known yet. */
  general: boolean;
  /** Actions of this site will follow. */
  later: boolean;
  /** Writing the recommendations failed and can be retried. */
  failed: boolean;
  list: ActionsView;
}

export function planView(report: PublicReport): PlanView {
  const { items, state, failed } = report.recommendations;
  const list = actionsView(report);
  if (items.length === 0 && state === 'pending') return { state: 'pending', general: false, later: false, failed: false, list };
  const canRetry = items.length === 0 && failed && !report.demo;
  // the list is shown whether or not its first actions were worded
  return { state: 'shown', general: list.general, later: list.general && !canRetry, failed: canRetry, list };
}
