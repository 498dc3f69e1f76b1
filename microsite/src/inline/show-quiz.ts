/** Puts the question that a visit opens with into the page, so that it is read, and can be answered, before React has come. */

import { type PublicQuiz, problemOf } from '../lib/api.ts';
import { QUEUE_KEY } from '../lib/offline/queue-key.ts';
import { moveAmongAnswers } from '../lib/quiz/answer-keys.ts';
import { helpText, openingIndex, openingView } from '../lib/quiz/opening.ts';
import { bind } from './bind.ts';
import './shell.ts';

/** What waits from an earlier visit may lead to another question: then the scripts decide. */
function hasWaiting(): boolean {
  try {
    return localStorage.getItem(QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps the last answer that is pressed, by hand or by its number, until the scripts ask for it. */
function listen(frame: HTMLElement, options: readonly string[]): () => string | null {
  let chosen: string | null = null;
  const answers = [...frame.querySelectorAll('.answer')];
  const mark = (place: number) => {
    const option = options[place];
    if (option === undefined) return;
    chosen = option;
    for (const [other, answer] of answers.entries()) answer.setAttribute('aria-checked', String(other === place));
  };
  const onClick = ({ target }: Event) => mark(answers.findIndex((answer) => answer.contains(target as Node)));
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    moveAmongAnswers(event);
    if (/^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey) mark(Number(key) - 1);
  };
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKey);
    return chosen;
  };
}

/** The first question, once its template has arrived. */
function open(template: HTMLTemplateElement, quiz: PublicQuiz, index: number, token: string): void {
  const frame = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const help = helpText(document.querySelector('[data-message="quiz_intro"]')?.textContent, quiz.company);
  bind(frame, openingView(quiz, index, token, help));
  document.querySelector('.quiz')?.replaceWith(frame);
  window.quizOpening = { token, quiz, index, help, takeChoice: listen(frame, quiz.questions[index]?.options ?? []) };
}

const { inline, token } = window.pageData;
const index = !inline || problemOf(inline) || hasWaiting() ? null : openingIndex(inline as PublicQuiz);
if (token && index !== null) {
  // before the browser paints what it has parsed; the parser has left the template once something stands behind it
  const arriving = new MutationObserver(() => {
    const template = document.querySelector<HTMLTemplateElement>('#quiz-opening');
    if (!template?.nextSibling) return;
    arriving.disconnect();
    open(template, inline as PublicQuiz, index, token);
  });
  arriving.observe(document, { childList: true, subtree: true });
}
