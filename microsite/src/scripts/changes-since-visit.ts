import { t } from '../../../backend/src/rules/language.rules.ts';
import type { ChangesSince } from '../lib/api.ts';
import { pluralForm } from '../lib/format.ts';
import { element } from './element.ts';

/** Shows each change and a link to them on the first screen. */
export function showChanges({ day, changes }: NonNullable<ChangesSince['since']>): void {
  const place = document.querySelector<HTMLElement>('[data-since]');
  if (!place) return;
  place.replaceChildren(element('h2', t`Depuis votre visite du ${day}`), ...changes.map((words) => element('p', words)));
  place.hidden = false;
  const before = document.querySelector('.opening-before');
  if (!before) return;
  before.before(element('a', sinceVisit(changes.length), { className: 'opening-before opening-since', href: `#${place.id}` }));
  before.className = 'visually-hidden';
}

const sinceVisit = (count: number): string =>
  pluralForm(count, t`Depuis votre visite : ${count} changement`, t`Depuis votre visite : ${count} changements`);
