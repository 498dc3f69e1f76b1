import { type PublicScore, problemOf } from '../lib/api.ts';
import { recordView } from './engagement.ts';
import { followPlan } from './plan-progress.ts';
import { ensureRendered } from './render-in-browser.ts';
import { retryButtons } from './retry.ts';

const load = async () => ({ plan: (await import('../sections/plan/PlanPage.tsx')).PlanPage });

async function start(): Promise<void> {
  const answer = await ensureRendered<PublicScore>(load);
  retryButtons();
  if (problemOf(answer)) return;
  const { token } = answer as PublicScore;
  void recordView(token, 'plan_view');
  void followPlan(token);
}

void start();
