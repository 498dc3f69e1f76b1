import { SITE_WANTED } from '../content/trial.ts';
import { type Answer, problemOf } from '../lib/api.ts';
import { nameSite } from '../lib/site-api.ts';

type Send = (websiteUrl: string) => Promise<Answer<unknown>>;

/** Sends the address in a form and shows what is wrong with it; true once it is accepted. */
export async function sendSite(form: HTMLFormElement, send: Send): Promise<boolean> {
  const field = form.querySelector<HTMLInputElement>('[name="websiteUrl"]');
  const button = form.querySelector('button');
  if (!field || button?.getAttribute('aria-disabled') === 'true') return false;
  const show = (error: string) => {
    const place = form.querySelector('[data-site-error]');
    if (place) place.textContent = error;
    if (!error) return field.removeAttribute('aria-invalid');
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  show('');
  if (!field.value.trim()) {
    show(SITE_WANTED);
    return false;
  }
  button?.setAttribute('aria-disabled', 'true');
  const problem = problemOf(await send(field.value.trim()));
  button?.removeAttribute('aria-disabled');
  if (problem) show(problem.errors?.websiteUrl ? SITE_WANTED : problem.message);
  return !problem;
}

/** Listens on the document: an island draws its form later. The measured page is another one. */
export function answerSiteQuestions(token: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-site-question]')) return;
    event.preventDefault();
    void sendSite(form, (websiteUrl) => nameSite(token, websiteUrl)).then((isAccepted) => isAccepted && location.reload());
  });
}
