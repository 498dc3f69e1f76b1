import type { Agency } from './api.ts';
import { applyAccent } from './apply-accent.ts';
import { bind } from './bind.ts';

export interface PageView {
  state: 'ready' | 'error';
  agency?: { name: string } | undefined;
}

/** Told to the page's other scripts after each filling. */
export const SHOWN_EVENT = 'page:shown';

/**
 * Fills the page. Data that came with it is put into each section as soon as that section has arrived (`sections/Fill.astro`),
 * so that nothing empty is ever painted; else everything is filled when the answer comes, and again on demand.
 */
export function showPageWith<T>(viewOf: (answer: T) => PageView, titleOf?: (answer: T) => string | null): void {
  const { inline, answer } = window.pageData;
  const begin = (known: T): PageView => {
    const view = viewOf(known);
    document.documentElement.dataset.state = view.state;
    applyAccent((known as { agency?: Agency }).agency?.accent);
    document.title = titleOf?.(known) || document.title;
    return view;
  };
  const showAll = (known: T) => {
    bind(document, begin(known));
    document.dispatchEvent(new Event(SHOWN_EVENT));
  };
  window.showPage = (newer) => showAll(newer as T);
  if (inline) {
    const view = begin(inline as T);
    window.fillPart = (part) => bind(part, view);
  } else {
    answer.then((late) => whenParsed(() => showAll(late as T)));
  }
}

function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', action);
  else action();
}
