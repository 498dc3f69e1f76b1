import { localDate, localTime } from '../../../../backend/src/rules/dates.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Slot } from '../api.ts';
import { PAGE_FIELDS } from '../with-query.ts';
import { longDay } from './days.ts';

/** The hour that a link has chosen, as far as it is still free; `gone`: what is said where it is not. */
export function askedHour(search: string, slots: readonly Slot[]): { slot: Slot | null; gone: string | null } {
  const asked = new Date(new URLSearchParams(search).get(PAGE_FIELDS.hour) ?? Number.NaN);
  if (Number.isNaN(asked.getTime())) return { slot: null, gone: null };
  const slot = slots.find(({ start }) => Date.parse(start) === asked.getTime()) ?? null;
  const when = t`${longDay(localDate(asked))} à ${localTime(asked)}`;
  return { slot, gone: slot ? null : t`L’heure que vous aviez choisie, ${when}, n’est plus libre. Choisissez-en une autre.` };
}
