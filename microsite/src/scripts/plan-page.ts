import { type PublicScore, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { followActions } from './plan-actions.ts';
import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';
import { shareWherePossible } from './share.ts';

const load = async () => ({ plan: (await import('../sections/plan/PlanPage.tsx')).PlanPage });

async function start(): Promise<void> {
  const answer = await ensureRendered<PublicScore>(load);
  retryButtons();
  if (problemOf(answer)) return;
  const { token } = answer as PublicScore;
  void recordView(token, 'plan_view');
  void followActions(token);
  document.addEventListener('click', shareWherePossible);
}

void start();
