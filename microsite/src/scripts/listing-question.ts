import { t } from '../../../backend/src/rules/language.rules.ts';
import { problemOf } from '../lib/api.ts';
import { answerListing } from '../lib/listing-api.ts';
import { SHOWN_EVENT } from '../lib/page-data.ts';

const WANTED = t`Collez l’adresse de votre fiche, par exemple https://maps.app.goo.gl/abc`;
const THANKS = t`Merci, c’est noté. Nous vérifions la fiche, puis nous relevons vos avis.`;

/** Listens on the document: the form may be drawn again with a newer report. */
export function answerListingQuestions(token: string): void {
  const thank = () => {
    for (const form of questions()) if (isAnswered(token, form)) showThanks(form);
  };
  thank();
  document.addEventListener(SHOWN_EVENT, thank);
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
  noteAnswered(token, form);
  showThanks(form);
}

const questions = () => document.querySelectorAll<HTMLFormElement>('[data-listing-question]');

function showThanks(form: HTMLFormElement): void {
  for (const part of form.querySelectorAll<HTMLElement>('.field, .listing-answers')) part.hidden = true;
  const status = form.querySelector('[data-listing-status]');
  if (status) status.textContent = THANKS;
}

const keyOf = (token: string) => `listing_answered ${token}`;
/** Another listing that is found later is a new question. */
const foundIn = (form: HTMLFormElement): string => form.querySelector('.listing-found')?.textContent ?? '';

function isAnswered(token: string, form: HTMLFormElement): boolean {
  try {
    return localStorage.getItem(keyOf(token)) === foundIn(form);
  } catch {
    return false;
  }
}

function noteAnswered(token: string, form: HTMLFormElement): void {
  try {
    localStorage.setItem(keyOf(token), foundIn(form));
  } catch {
    // without storage the question is asked again on the next visit
  }
}
