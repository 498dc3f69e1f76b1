import { t } from '../../../backend/src/rules/language.rules.ts';
import { problemOf, type UnsubscribeState } from '../lib/api.ts';
import { unsubscribe, unsubscribeState } from '../lib/unsubscribe-api.ts';

const FAILED = t`La demande n’est pas arrivée. Vérifiez votre connexion, puis réessayez.`;
const UNKNOWN = t`Ce lien est invalide. Reprenez-le dans le message que vous avez reçu.`;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
// unsubscribe tokens are longer than those of personal pages
const secret = decodeURIComponent(location.pathname.split('/').filter(Boolean)[1] ?? '');
const form = document.querySelector<HTMLFormElement>('form[data-unsubscribe]');
const button = form?.querySelector('button');

function say(name: string, text: string): void {
  const place = part(name);
  if (place) place.textContent = text;
}

function end(title: string, text: string): void {
  if (form) form.hidden = true;
  say('unsubscribe-title', title);
  say('unsubscribe-done', text);
  part('unsubscribe-title')?.focus();
}

const showDone = ({ address, scope, agency }: UnsubscribeState): void => {
  end(t`C’est noté`, t`${whatEnds(scope, address)} ${agency.name} garde seulement une empreinte de l’adresse, pour s’en souvenir.`);
};

function whatEnds(scope: UnsubscribeState['scope'], address: string | null): string {
  if (scope === 'all')
    return address
      ? t`Plus aucun message ne partira à ${address}, sauf si vous faites une nouvelle demande.`
      : t`Plus aucun message ne partira, sauf si vous faites une nouvelle demande.`;
  return address ? t`Nous n’enverrons plus de message de prospection à ${address}.` : t`Nous n’enverrons plus de message de prospection.`;
}

/** Only the button unsubscribes: mail scanners open the link. */
async function show(): Promise<void> {
  const answer = await unsubscribeState(secret);
  const problem = problemOf(answer);
  if (problem?.status === 404) return end(t`Lien invalide`, UNKNOWN);
  if (problem) return; // the form can still be sent
  const state = answer as UnsubscribeState;
  if (state.scope === 'all') return showDone(state);
  if (state.address) say('unsubscribe-address', ` ${t.as('adresse')`à ${state.address}`}`);
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  say('unsubscribe-failed', '');
  const scope = new FormData(form).get('scope') === 'all' ? 'all' : 'marketing';
  const answer = await unsubscribe(secret, scope);
  button.removeAttribute('aria-disabled');
  const problem = problemOf(answer);
  if (problem?.status === 404) return end(t`Lien invalide`, UNKNOWN);
  if (problem) return say('unsubscribe-failed', problem.message || FAILED);
  showDone(answer as UnsubscribeState);
}

if (form && button) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, button);
  });
  void show();
}
