import type { Answer, PublicScore } from '../lib/api.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';
import type { Counting } from '../lib/score/count-up.ts';
import type { scoreView } from '../lib/score/score-view.ts';
import { countUp, isCalm } from '../scripts/count-up.ts';
import { fillPage } from './fill.ts';

type View = ReturnType<typeof scoreView>;

/** Fills a page of the score; its figure counts up as `at` says, once, as soon as it is there and known. Null: it stands still. */
export function fillScore(viewOf: (answer: Answer<PublicScore>, isCounting: boolean) => View, at: Counting | null): void {
  const counting = isCalm() ? null : at;
  let target: number | null = null;
  let isStarted = false;
  const start = () => {
    const figure = document.querySelector<HTMLElement>('[data-count]');
    if (!figure || target === null || isStarted || !counting) return;
    isStarted = true;
    countUp(figure, target, counting);
  };
  fillPage((answer: Answer<PublicScore>) => {
    // what comes later, a newer answer, does not count again
    const view = viewOf(answer, counting !== null && !isStarted);
    if (view.state === 'ready') target = view.count === view.value ? null : view.fill;
    return view;
  });
  document.addEventListener(SHOWN_EVENT, start);
  document.addEventListener('DOMContentLoaded', start);
}
