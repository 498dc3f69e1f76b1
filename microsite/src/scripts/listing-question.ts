import { t } from '../../../backend/src/rules/language.rules.ts';
import { problemOf } from '../lib/api.ts';
import { answerListing } from '../lib/listing-api.ts';

const WANTED = t`Collez l’adresse de votre fiche, par exemple https://maps.app.goo.gl/abc`;
const THANKS = t`Merci, c’est noté. Nous vérifions la fiche, puis nous relevons vos avis.`;

/** Listens on the document: the form may be drawn again with a newer report. */
export function answerListingQuestions(token: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-listing-question]')) return;
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'address';
    void send(form, button, token);
  });
}

async function send(form: HTMLFormElement, button: string, token: string): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[name="url"]');
  if (!field || form.getAttribute('aria-busy') === 'true') return;
  const url = button === 'ours' ? '' : field.value.trim();
  const show = (error: string) => {
    const place = form.querySelector('[data-listing-error]');
    if (place) place.textContent = error;
    if (!error) return field.removeAttribute('aria-invalid');
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  show('');
  if (button === 'address' && !url) return show(WANTED);
  form.setAttribute('aria-busy', 'true');
  const problem = problemOf(await answerListing(token, { isOurs: button === 'ours', url: url || null }));
  form.removeAttribute('aria-busy');
  if (problem) return show(problem.errors?.url ?? problem.message);
  for (const part of form.querySelectorAll<HTMLElement>('.field, .listing-answers')) part.hidden = true;
  const status = form.querySelector('[data-listing-status]');
  if (status) status.textContent = THANKS;
}
