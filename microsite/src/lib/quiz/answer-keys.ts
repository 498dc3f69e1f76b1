const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus among the answers: one stop for the tab key, arrows and Home and End from answer to answer, arrows up and down lead to
 * them from elsewhere. Arrows alone do not choose, because choosing leads to the next question. The same before and after React has come.
 */
export function moveAmongAnswers(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const answers = [...document.querySelectorAll<HTMLElement>('.answer')];
  const from = answers.findIndex((answer) => answer.contains(target as Node));
  const next = from < 0 ? entry(key, target as Element, answers) : adjacent(key, from, answers);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function adjacent(key: string, from: number, answers: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return answers[0];
  if (key === 'End') return answers.at(-1);
  const step = STEPS[key];
  return step ? answers[(from + step + answers.length) % answers.length] : undefined;
}

function entry(key: string, target: Element, answers: HTMLElement[]): HTMLElement | undefined {
  if (target.closest('a, button')) return undefined;
  if (key === 'ArrowDown') return answers.find(({ tabIndex }) => tabIndex === 0);
  return key === 'ArrowUp' ? answers.at(-1) : undefined;
}
