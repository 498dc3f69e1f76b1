import { t } from '../../../backend/src/rules/language.rules.ts';
import { problemOf } from '../lib/api.ts';
import { retryRecommendations } from '../lib/report/refresh-api.ts';

/** The retry button for recommendations that could not be written. */
export function planRetry(root: HTMLElement, token: string, follow: () => void): void {
  const button = root.querySelector('button');
  const line = root.querySelector('[role=status]');
  if (!button || !line) return;
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    line.textContent = t`Génération en cours...`;
    const answer = await retryRecommendations(token);
    const problem = problemOf(answer);
    const { status = 'failed', message = null } = problem ? {} : (answer as Exclude<typeof answer, { problem: unknown }>);
    button.setAttribute('aria-disabled', 'false');
    if (problem || status === 'failed') {
      line.textContent = message ?? problem?.message ?? '';
      if (!line.textContent) line.textContent = t`La connexion a échoué. Réessayez dans un instant.`;
      return;
    }
    line.textContent = '';
    follow();
  });
}
