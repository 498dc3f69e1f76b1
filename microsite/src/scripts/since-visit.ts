import { type ChangesSince, call, problemOf, reportPath } from '../lib/api.ts';
import { whereNeeded } from './on-demand.ts';

/** What has changed since the last visit; nothing on a first one, which does without the code that tells it. */
export async function showSince(token: string): Promise<void> {
  const answer = await call<ChangesSince>(`${reportPath(token)}/since`);
  const since = problemOf(answer) ? null : (answer as ChangesSince).since;
  if (since) whereNeeded(async () => (await import('./tell-since.ts')).tellSince(since));
}
