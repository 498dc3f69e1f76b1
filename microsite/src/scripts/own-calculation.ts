import { francs } from '../../../backend/src/rules/figures.rules.ts';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { ownWorth } from '../../../backend/src/rules/loss.rules.ts';
import { frenchSpaces } from '../lib/spaces.ts';

/** Works out what requests bring the owner, from figures that never leave the page. */
export function calculateOwn(place: HTMLElement): void {
  const output = place.querySelector('output');
  if (!output) return;
  const figure = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)?.valueAsNumber || 0;
  place.addEventListener('input', () => {
    const { month, perRequest } = ownWorth({ requests: figure('requests'), wonPercent: figure('wonPercent'), order: figure('order') });
    const words = t`Vos demandes vous rapportent ${francs(month)} par mois ; une demande de plus, ${francs(perRequest)}.`;
    output.textContent = month > 0 ? frenchSpaces(words) : '';
  });
  place.hidden = false;
}
