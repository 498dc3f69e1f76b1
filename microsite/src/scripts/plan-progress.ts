import { t } from '../../../backend/src/rules/language.rules.ts';
import { type PlanProgress, problemOf } from '../lib/api.ts';
import { markStep, planProgress, remeasureStep } from '../lib/plan/plan-api.ts';
import { frenchSpaces } from '../lib/spaces.ts';

/** How often a measurement is asked after, ms. */
const LOOK_MS = 5000;
const LOST = t`La réponse n’est pas arrivée. Réessayez.`;

type Step = PlanProgress['steps'][number];
type Act = (answer: ReturnType<typeof planProgress>) => Promise<void>;

const text = <K extends keyof HTMLElementTagNameMap>(name: K, words: string, className = '') =>
  Object.assign(document.createElement(name), { textContent: frenchSpaces(words), className });

function button(words: string, press: () => void): HTMLButtonElement {
  const made = text('button', words, 'quiet-button');
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

function row(token: string, { id, title, done, measurable, check }: Step, act: Act): HTMLLIElement {
  const item = text('li', '', 'plan-step');
  item.dataset.done = String(done);
  const state = text('p', done ? t`Fait` : t`À faire`, 'plan-step-state');
  const buttons = text('p', '', 'plan-step-acts no-print');
  buttons.append(button(done ? t`Pas encore fait` : t`C’est fait`, () => void act(markStep(token, id, !done))));
  if (measurable && check?.state !== 'pending')
    buttons.append(button(t`J’ai corrigé, remesurer`, () => void act(remeasureStep(token, id))));
  item.append(state, text('h3', title));
  if (check) item.append(text('p', check.words, 'plan-step-check'));
  item.append(buttons);
  return item;
}

/** What is done of the plan, kept by the server: said by a press, or measured again. */
export async function followPlan(token: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-plan-progress]');
  const list = place?.querySelector('ol');
  const head = place?.querySelector('[data-plan-count]');
  const problem = place?.querySelector('[role="alert"]');
  if (!place || !list || !head || !problem) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show: Act = async (asked) => {
    clearTimeout(timer);
    const answer = await asked;
    const failed = problemOf(answer);
    problem.textContent = failed ? failed.message || LOST : '';
    if (!failed) {
      const { done, total, steps } = answer as PlanProgress;
      place.hidden = total === 0;
      head.textContent = done > 1 ? t`${done} étapes sur ${total} terminées` : t`${done} étape sur ${total} terminée`;
      list.replaceChildren(...steps.map((step) => row(token, step, show)));
      if (steps.some(({ check }) => check?.state === 'pending')) timer = setTimeout(() => void show(planProgress(token)), LOOK_MS);
    }
  };
  await show(planProgress(token));
}
