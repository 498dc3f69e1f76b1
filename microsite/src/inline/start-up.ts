/** Runs before every other script and shows an error when the page cannot start (specification 1, section 2.12). */

import { t } from '../../../backend/src/rules/language.rules.ts';
import { crashId, messageOf } from '../lib/crash-report.ts';

/** Time in which the page may still start by itself, ms. */
const PATIENCE_MS = 1500;
const page = document.documentElement;
let block: HTMLElement | null = null;

const isWaiting = () => page.dataset.state === 'loading';

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function show(message: string): void {
  const main = document.querySelector('main');
  if (block || !main) return;
  const reload = element('button', t`Recharger la page`, 'button');
  reload.addEventListener('click', () => location.reload());
  block = element('section', '', 'message page start-up-failure');
  block.setAttribute('role', 'alert');
  const detail = element('div', '', 'message-detail');
  detail.append(
    element('h2', 'Application Error'),
    element('p', message),
    element('p', t`Le détail se trouve dans la console du navigateur. Identifiant de l’erreur\u202f: ${crashId(message)}`),
  );
  block.append(
    element('h1', t`La page n’a pas pu démarrer.`),
    element('p', t`Rechargez-la\u202f: rien de ce que vous avez envoyé n’est perdu.`, 'message-text'),
    reload,
    detail,
  );
  main.prepend(block);
  page.dataset.startUp = 'failed';
}

/** Shows the failure if the page is still loading after its `load` event. */
function remember(message: string): void {
  const later = () => setTimeout(() => isWaiting() && show(message), PATIENCE_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement)
      remember(t`Un fichier de la page n’a pas pu être chargé\u202f: ${new URL(target.src).pathname}`);
    else if (event.error) remember(messageOf(event.error));
  },
  true,
);
document.addEventListener('astro:hydration-error', (event) => {
  const { error } = (event as CustomEvent<{ error: unknown }>).detail;
  // once the page is ready, a failed island leaves the rest readable
  if (isWaiting()) show(messageOf(error));
});

new MutationObserver(() => {
  if (isWaiting() || !block) return;
  block.remove();
  delete page.dataset.startUp;
}).observe(page, { attributeFilter: ['data-state'] });
