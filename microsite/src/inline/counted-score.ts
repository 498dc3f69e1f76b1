import './shell.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import type { Counting } from '../lib/score/count-up.ts';
import { countUp, isCalm } from '../scripts/count-up.ts';

/** Animates the figure of a score by `at`, from before its first paint. */
export function countScore(at: Counting): void {
  if (isCalm()) return;
  const start = () => {
    const figure = document.querySelector<HTMLElement>('[data-count]');
    // the element is complete once the parser has added a sibling
    if (!figure?.nextSibling) return;
    arriving.disconnect();
    document.removeEventListener(SHOWN_EVENT, start);
    countUp(figure, Number(figure.dataset.count), at);
  };
  const arriving = new MutationObserver(start);
  arriving.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => arriving.disconnect());
  document.addEventListener(SHOWN_EVENT, start);
}
