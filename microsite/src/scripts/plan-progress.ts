import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PlanProgress, passes, problemOf } from '../lib/api.ts';
import { pluralForm } from '../lib/format.ts';
import { markStep, planProgress, remeasureStep } from '../lib/plan/plan-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';

/** How often a measurement is asked after, ms. */
const LOOK_MS = 5000;
const LOST = t`La réponse n’est pas arrivée. Réessayez.`;

type Step = PlanProgress['steps'][number];
type Ask = () => ReturnType<typeof planProgress>;
type Act = (ask: Ask) => Promise<void>;

const text = <K extends keyof HTMLElementTagNameMap>(name: K, words: string, className = '') =>
  Object.assign(document.createElement(name), { textContent: frenchSpaces(words), className });

function button(words: string, press: () => Promise<void>): HTMLButtonElement {
  const made = text('button', words, 'quiet-button');
  made.type = 'button';
  made.addEventListener('click', async () => {
    if (made.getAttribute('aria-disabled') === 'true') return;
    made.setAttribute('aria-disabled', 'true');
    await press();
    made.removeAttribute('aria-disabled');
  });
  return made;
}

function row(token: string, { id, title, done, measurable, check }: Step, act: Act): HTMLLIElement {
  const item = text('li', '', 'plan-step');
  item.tabIndex = -1;
  item.dataset.done = String(done);
  const state = text('p', done ? t`Fait` : t`À faire`, 'plan-step-state');
  const buttons = text('p', '', 'plan-step-acts no-print');
  buttons.append(button(done ? t`Pas encore fait` : t`C’est fait`, () => act(() => markStep(token, id, !done))));
  if (measurable && check?.state !== 'pending')
    buttons.append(button(t`J’ai corrigé, remesurer`, () => act(() => remeasureStep(token, id))));
  const heading = text('h3', title);
  heading.id = `plan-step-${id}`;
  // five buttons of the same words: each says of which step it is
  for (const one of buttons.children) one.setAttribute('aria-describedby', heading.id);
  item.append(state, heading);
  if (check) item.append(text('p', check.words, 'plan-step-check'));
  item.append(buttons);
  return item;
}

function progressWords(done: number, total: number): string {
  if (done === 0) return pluralForm(total, t`${total} étape, pas encore cochée`, t`${total} étapes, aucune cochée`);
  return pluralForm(done, t`${done} étape sur ${total} terminée`, t`${done} étapes sur ${total} terminées`);
}

/** Shows the steps anew; whoever stands on a button goes on from the same one or, where it is gone, from its step. */
function showSteps(list: HTMLOListElement, rows: HTMLLIElement[]): void {
  const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
  const place = [...(list.children[at]?.querySelectorAll('button') ?? [])].indexOf(document.activeElement as HTMLButtonElement);
  list.replaceChildren(...rows);
  const row = rows[at];
  (row?.querySelectorAll('button')[place] ?? row)?.focus({ preventScroll: true });
}

/** What is done of the plan, kept by the server: said by a press, or measured again. */
export async function followPlan(token: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-plan-progress]');
  const list = place?.querySelector('ol');
  const head = place?.querySelector('[data-plan-count]');
  const problem = place?.querySelector('[role="alert"]');
  if (!place || !list || !head || !problem) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until there is an answer, and while something is measured. */
  let isFollowed = true;
  /** Changes with each press and each answer to one: what was looked up before says less than what stands there. */
  let turn = 0;
  let last: Promise<void> = Promise.resolve();

  const show = (answer: Awaited<ReturnType<Ask>>) => {
    if (!problemOf(answer)) {
      const { done, total, steps } = answer as PlanProgress;
      place.hidden = total === 0;
      head.textContent = progressWords(done, total);
      showSteps(
        list,
        steps.map((step) => row(token, step, act)),
      );
      isFollowed = steps.some(({ check }) => check?.state === 'pending');
    }
    clearTimeout(timer);
    if (isFollowed) timer = setTimeout(() => void look(), LOOK_MS);
  };

  /** One that fails is made again by itself, as long as it can do better. */
  const look = async () => {
    const begun = turn;
    const answer = await planProgress(token);
    const failed = problemOf(answer);
    if (failed) isFollowed &&= passes(failed);
    if (begun === turn) show(answer);
  };

  /** One after the other, so that each answer knows of the presses before it. */
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
