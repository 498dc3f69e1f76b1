import { filledLine } from '../../../backend/src/rules/page-places.rules.ts';
import { applyAccent } from '../lib/accent.ts';
import type { Agency } from '../lib/api.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import './first-paint.ts';
import './early-press.ts';
import './page-data.ts';
import { bind, bindElement, PLACES } from './bind.ts';

/** What a page shows; `documentTitle` where its own title would not be true. */
export interface PageView {
  /** Without one the page’s island says when it is ready. */
  state?: 'ready' | 'error';
  documentTitle?: string;
}

const page = document.documentElement;

/**
 * Fills the page. Data that came with it is put into each place as soon as that has arrived, so that nothing empty is ever
 * painted; else everything is filled when the answer comes, and again on demand.
 */
export function fillPage<T>(viewOf: (answer: T) => PageView, onFilled?: (element: HTMLElement) => void): void {
  const { inline, answer } = window.pageData;
  const begin = (known: T): PageView => {
    const { agency, company } = known as { agency?: Agency; company?: string };
    const view = { agency, ...viewOf(known), ...(company && { company }) };
    if (view.state) page.dataset.state = view.state;
    applyAccent(agency?.accent);
    if (view.documentTitle) document.title = view.documentTitle;
    else if (!inline) document.title = filledLine(page.dataset.title ?? '', view);
    return view;
  };
  const showAll = (known: T) => {
    bind(document, begin(known));
    document.dispatchEvent(new Event(SHOWN_EVENT));
  };
  window.showPage = (newer) => showAll(newer as T);
  if (inline) fillOnArrival(begin(inline as T), onFilled);
  else answer.then((late) => whenParsed(() => showAll(late as T)));
}

/** Before the browser paints what it has parsed of the page, its places are filled; one that has not arrived whole waits for its end. */
function fillOnArrival(view: PageView, onFilled?: (element: HTMLElement) => void): void {
  let waiting: HTMLElement[] = [];
  const fill = (arrived: HTMLElement[]) => {
    waiting = arrived.filter((element) => !isWhole(element));
    for (const element of arrived) {
      if (waiting.includes(element)) continue;
      bindElement(element, view);
      onFilled?.(element);
    }
  };
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes] as HTMLElement[]);
    fill([...waiting, ...added.filter((node) => node.nodeType === Node.ELEMENT_NODE && node.matches(PLACES))]);
    // what was added by filling is filled already
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    fill(waiting);
  });
}

/** The parser has left an element once something stands behind it, or behind what it stands in. */
function isWhole(element: Node): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return document.readyState !== 'loading';
}

function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action);
  else action();
}
