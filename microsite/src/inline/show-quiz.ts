import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
/** Puts the question that a visit opens with into the page, so that it is read, and can be answered, before React has come. */

import { type Answer, type PublicQuiz, problemOf } from '../lib/api.ts';
import { frenchSpaces } from '../lib/format.ts';
import { QUEUE_KEY } from '../lib/offline/action.ts';
import { helpText, openingIndex } from '../lib/quiz/opening.ts';
import { progressPercent } from '../lib/quiz/quiz-flow.ts';

/** What waits from an earlier visit may lead to another question: then the scripts decide. */
function hasWaiting(): boolean {
  try {
    return localStorage.getItem(QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}

/** The question of the template, built of the same components, with its words: exactly what they draw at first. */
function fill(frame: HTMLElement, quiz: PublicQuiz, index: number, token: string, help: string): void {
  const { questions } = quiz;
  const { question, options } = questions[index] as PublicQuiz['questions'][number];
  const percent = progressPercent(index, questions.length);
  const find = (selector: string) => frame.querySelector(selector) as HTMLElement;
  const write = (selector: string, text: string) => {
    find(selector).textContent = text;
  };
  write('.quiz-position', `Question ${index + 1} sur ${questions.length}`);
  find('.quiz-leave').setAttribute('href', pagePath('report', token));
  find('.quiz-steps').setAttribute('aria-valuenow', String(percent));
  repeat(find('.quiz-steps i'), questions.length, (step, place) =>
    step.setAttribute('data-reached', String((100 * (place + 1)) / questions.length <= percent + 0.5)),
  );
  write('.question-title', frenchSpaces(question));
  if (index === 0) write('.question-help', help);
  else find('.question-help').remove();
  repeat(find('.answer'), options.length, (answer, place) => {
    answer.tabIndex = place === 0 ? 0 : -1;
    (answer.querySelector('.answer-key') as HTMLElement).textContent = String(place + 1);
    (answer.querySelector('.answer-text') as HTMLElement).textContent = frenchSpaces(options[place] ?? '');
  });
  find('[data-back]').setAttribute('aria-disabled', String(index === 0));
}

function repeat(first: HTMLElement, count: number, each: (element: HTMLElement, place: number) => void): void {
  const all = Array.from({ length: count }, () => first.cloneNode(true) as HTMLElement);
  all.forEach(each);
  first.replaceWith(...all);
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
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
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

const { inline, token } = window.pageData;
if (inline && token && !problemOf(inline as Answer<PublicQuiz>) && !hasWaiting()) {
  const quiz = inline as PublicQuiz;
  const index = openingIndex(quiz);
  if (index !== null)
    window.fillPart = (part) => {
      const template = part.querySelector<HTMLTemplateElement>('#quiz-opening');
      const frame = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
      if (!frame) return;
      const help = helpText(part.querySelector('[data-message="quiz_intro"]')?.textContent, quiz.company);
      fill(frame, quiz, index, token, help);
      part.querySelector('.quiz')?.replaceWith(frame);
      window.quizOpening = { token, quiz, index, help, takeChoice: listen(frame, quiz.questions[index]?.options ?? []) };
    };
}
