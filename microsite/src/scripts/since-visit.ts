import { type ChangesSince, call, problemOf, reportPath } from '../lib/api.ts';
import { frenchSpaces } from '../lib/spaces.ts';

/** What has changed since the last visit; nothing on a first one. */
export async function showSince(token: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-since]');
  const answer = await call<ChangesSince>(`${reportPath(token)}/since`);
  const since = problemOf(answer) ? null : (answer as ChangesSince).since;
  if (!place || !since) return;
  const line = (name: 'h2' | 'p', words: string) => Object.assign(document.createElement(name), { textContent: frenchSpaces(words) });
  place.replaceChildren(line('h2', `Depuis votre visite du ${since.day}`), ...since.changes.map((words) => line('p', words)));
  place.hidden = false;
}
