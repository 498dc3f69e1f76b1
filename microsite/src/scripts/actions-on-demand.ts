import { t } from '../../../backend/src/rules/language.rules.ts';

/** Loads the script of the list of actions with its first press; ticked boxes are sent then, and the press of a button is repeated. */
export function actionsOnDemand(token: string): void {
  const onClick = async ({ target }: Event) => {
    const list = (target as Element).closest<HTMLElement>('[data-actions]');
    if (!list) return;
    document.removeEventListener('click', onClick);
    try {
      await (await import('./plan-actions.ts')).followActions(token);
      (target as Element).closest<HTMLElement>('[data-action-measure]')?.click();
    } catch {
      document.addEventListener('click', onClick);
      const problem = list.querySelector('[data-actions-problem]');
      if (problem) problem.textContent = t`La connexion a échoué. Réessayez dans un instant.`;
    }
  };
  document.addEventListener('click', onClick);
}
