import { type ChangesSince, call, problemOf, reportPath } from '../lib/api.ts';
import { loadOptional } from './on-demand.ts';

/** Shows what has changed since the last visit; the code is loaded only when there is a change. */
export async function showChangesSinceVisit(token: string): Promise<void> {
  const answer = await call<ChangesSince>(`${reportPath(token)}/since`);
  const since = problemOf(answer) ? null : (answer as ChangesSince).since;
  if (since) loadOptional(async () => (await import('./changes-since-visit.ts')).showChanges(since));
}
