/** Lets the served question be answered before the island runs, which adopts the pressed answer (`islands/quiz/AnswerList.tsx`). */
import { hasWaitingActions } from '../lib/offline/queue-key.ts';
import { moveAmongAnswers } from '../lib/quiz/answer-keys.ts';
import './shell.ts';

const { dataset } = document.documentElement;
if (!window.pageData.inline || hasWaitingActions()) dataset.resuming = '';

const isEarly = () => dataset.state === 'loading' && dataset.resuming === undefined;

function mark(pressed: Element | null | undefined): void {
  if (!pressed) return;
  for (const answer of document.querySelectorAll('[role="radio"]')) answer.setAttribute('aria-checked', String(answer === pressed));
}

addEventListener('click', ({ target }) => isEarly() && mark((target as Element).closest('[role="radio"]')));
addEventListener('keydown', (event) => {
  if (!isEarly()) return;
  moveAmongAnswers(event);
  const { key, ctrlKey, metaKey, altKey } = event;
  if (/^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey) mark(document.querySelectorAll('[role="radio"]')[Number(key) - 1]);
});
