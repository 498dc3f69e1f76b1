import { bindElement } from '../inline/bind.ts';
import { call, messagesPath, type PublicMessages, pageData, problemOf } from '../lib/api.ts';

/** Writes the agency's messages into a page that came without them (from a CDN); failing that, its own words stay. */
export async function showMessages(): Promise<void> {
  const { inline, token } = pageData();
  if (inline || !token) return;
  const messages = await call<PublicMessages>(messagesPath(token));
  if (problemOf(messages)) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-message]')) bindElement(place, { messages });
}
