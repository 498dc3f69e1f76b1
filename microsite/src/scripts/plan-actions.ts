import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PlanAction, type PlanProgress, passes, problemOf } from '../lib/api.ts';
import { isRemeasurable, progressText } from '../lib/plan/actions-view.ts';
import { markStep, planProgress, remeasureStep } from '../lib/plan/plan-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';
import { copyBeside, offerCopies } from './copy-text.ts';

/** Polling interval of a running measurement, ms. */
const LOOK_MS = 5000;
const LOST = t`La réponse n’est pas arrivée. Réessayez.`;

type Ask = () => ReturnType<typeof planProgress>;

const listOf = (): HTMLElement | null => document.querySelector('[data-actions]');
const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-action]')];
const rowOf = (target: Element): HTMLElement | null => target.closest<HTMLElement>('[data-action]');
const boxOf = (row: HTMLElement): HTMLInputElement | null => row.querySelector('[data-action-done]');

function write(place: Element | null, words: string): void {
  if (place && place.textContent !== words) place.textContent = words;
}

function showRow(row: HTMLElement, action: PlanAction): void {
  row.dataset.state = action.state;
  write(row.querySelector('[data-action-state]'), frenchSpaces(action.state_words));
  const note = row.querySelector<HTMLElement>('[data-action-note]');
  write(note, frenchSpaces(action.note ?? ''));
  if (note) note.hidden = !action.note;
  const box = boxOf(row);
  if (box) {
    box.checked = action.done;
    box.defaultChecked = action.done;
  }
  const button = row.querySelector<HTMLButtonElement>('[data-action-measure]');
  if (!button) return;
  const hadFocus = document.activeElement === button;
  button.hidden = !isRemeasurable(action);
  if (button.hidden && hadFocus) box?.focus({ preventScroll: true });
}

/** Shows the states; a list with other rows is loaded again. */
function show(list: HTMLElement, { steps }: PlanProgress): void {
  const rows = rowsOf(list);
  if (rows.map(({ dataset }) => dataset.action).join(' ') !== steps.map(({ id }) => id).join(' ')) {
    location.reload();
    return;
  }
  for (const [index, row] of rows.entries()) showRow(row, steps[index] as PlanAction);
  write(list.querySelector('[data-actions-count]'), frenchSpaces(progressText(steps)));
}

/** Keeps the list of actions and the server alike; clicks are sent one after the other. */
export async function followActions(token: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts presses and their answers: an older poll must not replace a newer state. */
  let turn = 0;
  let last: Promise<void> = Promise.resolve();

  const take = (answer: Awaited<ReturnType<Ask>>): boolean => {
    const failed = problemOf(answer);
    const list = listOf();
    if (!failed && list) show(list, answer as PlanProgress);
    return failed ? passes(failed) : (answer as PlanProgress).steps.some(({ check }) => check?.state === 'pending');
  };
  const followUp = (isPending: boolean) => {
    clearTimeout(timer);
    if (isPending) timer = setTimeout(() => void look(), LOOK_MS);
  };
  const look = async () => {
    const begun = turn;
    const answer = await planProgress(token);
    if (begun === turn) followUp(take(answer));
  };
  const act = (ask: Ask, undo: () => void) => {
    turn += 1;
    last = last.then(async () => {
      const answer = await ask();
      turn += 1;
      const failed = problemOf(answer);
      if (failed) undo();
      write(listOf()?.querySelector('[data-actions-problem]') ?? null, failed ? frenchSpaces(failed.message || LOST) : '');
      followUp(take(answer));
    });
    return last;
  };
  const send = (box: HTMLInputElement) => {
    const id = rowOf(box)?.dataset.action;
    const isDone = box.checked;
    if (id)
      void act(
        () => markStep(token, id, isDone),
        () => {
          box.checked = !isDone;
        },
      );
  };

  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-action-done]')) send(target);
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-actions] :is([data-action-measure], [data-copy])');
    if (!button) return;
    if (button.matches('[data-copy]')) return void copyBeside(button);
    const id = rowOf(button)?.dataset.action;
    if (!id || button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    void act(
      () => remeasureStep(token, id),
      () => undefined,
    ).then(() => button.removeAttribute('aria-disabled'));
  });

  const list = listOf();
  if (!list) return;
  offerCopies(list);
  // ticked before this script ran
  for (const row of rowsOf(list)) {
    const box = boxOf(row);
    if (box && box.checked !== box.defaultChecked) send(box);
  }
  if (list.querySelector('[data-action-check="pending"]')) await look();
}
