import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PlanProgress, passes, problemOf } from '../lib/api.ts';
import { pluralForm } from '../lib/format.ts';
import { markStep, planProgress, remeasureStep } from '../lib/plan/plan-api.ts';
import { element } from './element.ts';

/** Polling interval of a running measurement, ms. */
const LOOK_MS = 5000;
const LOST = t`La réponse n’est pas arrivée. Réessayez.`;

type Step = PlanProgress['steps'][number];
type Ask = () => ReturnType<typeof planProgress>;
type Act = (ask: Ask) => Promise<void>;

function button(words: string, press: () => Promise<void>): HTMLButtonElement {
  const made = element('button', words, { type: 'button', className: 'quiet-button' });
  made.addEventListener('click', async () => {
    if (made.getAttribute('aria-disabled') === 'true') return;
    made.setAttribute('aria-disabled', 'true');
    await press();
    made.removeAttribute('aria-disabled');
  });
  return made;
}

function row(token: string, { id, title, done, measurable, check }: Step, act: Act): HTMLLIElement {
  const item = element('li', '', { className: 'plan-step', tabIndex: -1 });
  item.dataset.done = String(done);
  const state = element('p', done ? t`Fait` : t`À faire`, { className: 'plan-step-state' });
  const buttons = element('p', '', { className: 'plan-step-acts no-print' });
  buttons.append(button(done ? t`Pas encore fait` : t`C’est fait`, () => act(() => markStep(token, id, !done))));
  if (measurable && check?.state !== 'pending')
    buttons.append(button(t`J’ai corrigé, remesurer`, () => act(() => remeasureStep(token, id))));
  const heading = element('h3', title, { id: `plan-step-${id}` });
  // the buttons have the same labels: each refers to the title of its step
  for (const one of buttons.children) one.setAttribute('aria-describedby', heading.id);
  item.append(state, heading);
  if (check) item.append(element('p', check.words, { className: 'plan-step-check' }));
  item.append(buttons);
  return item;
}

function progressText(done: number, total: number): string {
  if (done === 0) return pluralForm(total, t`${total} étape, pas encore cochée`, t`${total} étapes, aucune cochée`);
  return pluralForm(done, t`${done} étape sur ${total} terminée`, t`${done} étapes sur ${total} terminées`);
}

/** Replaces the steps. The focus stays on the same button or, without it, on its step. */
function showSteps(list: HTMLOListElement, rows: HTMLLIElement[]): void {
  const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
  const place = [...(list.children[at]?.querySelectorAll('button') ?? [])].indexOf(document.activeElement as HTMLButtonElement);
  list.replaceChildren(...rows);
  const row = rows[at];
  (row?.querySelectorAll('button')[place] ?? row)?.focus({ preventScroll: true });
}

/** Shows the progress of the plan, which the server stores: marked by the user or measured again. */
export async function followPlan(token: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-plan-progress]');
  const list = place?.querySelector('ol');
  const head = place?.querySelector('[data-plan-count]');
  const problem = place?.querySelector('[role="alert"]');
  if (!place || !list || !head || !problem) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Polls until the first answer, and while a step is measured. */
  let isFollowed = true;
  /** Counts presses and their answers: an older poll must not replace a newer state. */
  let turn = 0;
  let last: Promise<void> = Promise.resolve();

  const show = (answer: Awaited<ReturnType<Ask>>) => {
    if (!problemOf(answer)) {
      const { done, total, steps } = answer as PlanProgress;
      place.hidden = total === 0;
      head.textContent = progressText(done, total);
      showSteps(
        list,
        steps.map((step) => row(token, step, act)),
      );
      isFollowed = steps.some(({ check }) => check?.state === 'pending');
    }
    clearTimeout(timer);
    if (isFollowed) timer = setTimeout(() => void look(), LOOK_MS);
  };

  /** Retries after a transient failure. */
  const look = async () => {
    const begun = turn;
    const answer = await planProgress(token);
    const failed = problemOf(answer);
    if (failed) isFollowed &&= passes(failed);
    if (begun === turn) show(answer);
  };

  /** Requests run in sequence, so that each answer includes the earlier presses. */
  const act: Act = (ask) => {
    turn += 1;
    last = last.then(async () => {
      const answer = await ask();
      turn += 1;
      const failed = problemOf(answer);
      problem.textContent = failed ? failed.message || LOST : '';
      show(answer);
    });
    return last;
  };
  await look();
}
