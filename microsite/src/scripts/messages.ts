import { type Answer, call, messagesPath, type PublicMessages, problemOf } from '../lib/api.ts';
import { frenchSpaces } from '../lib/format.ts';
import { pageData } from '../lib/page-data.ts';

/** Writes the agency's messages into a page that came without them (from a CDN); failing that, its own words stay. */
export async function showMessages(): Promise<void> {
  const { inline, token } = pageData();
  if (inline || !token) return;
  const answer: Answer<PublicMessages> = await call<PublicMessages>(messagesPath(token));
  if (problemOf(answer)) return;
  const messages = answer as PublicMessages;
  for (const place of document.querySelectorAll<HTMLElement>('[data-message]')) {
    const text = messages[place.dataset.message ?? ''];
    if (text !== undefined) place.textContent = frenchSpaces(text);
  }
}
