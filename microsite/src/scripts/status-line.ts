import { pageData, problemOf, type StatusLine, statusLine } from '../lib/api.ts';
import { ASKED_EVENT } from '../lib/page-data.ts';
import { findToken } from '../lib/token.ts';
import { element } from './element.ts';

let requested = 0;
let shown = 0;

/** Updates the status line, unless a later request was answered first. */
async function show(): Promise<void> {
  const token = pageData().token ?? findToken(window, Date.now())?.token;
  const place = document.querySelector<HTMLElement>('[data-status-line]');
  if (!token || !place) return;
  const request = ++requested;
  const answer = await statusLine(token);
  if (request < shown || problemOf(answer)) return;
  shown = request;
  const { items } = answer as StatusLine;
  place.replaceChildren(
    ...items.map(({ kind, words, links }) => {
      const item = element('li', '');
      item.dataset.kind = kind;
      item.append(element('span', words), ...links.flatMap(({ words: named, href }) => [' ', element('a', named, { href })]));
      return item;
    }),
  );
}

document.addEventListener(ASKED_EVENT, () => void show());
// the server did not know the token
if (!document.querySelector('[data-status-line=known]')) void show();
