import { localDate, localTime } from '../../../../backend/src/rules/dates.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Slot } from '../api.ts';
import { PAGE_FIELDS } from '../with-query.ts';
import { longDay } from './days.ts';

/** Returns the slot that the link requests; `gone`: the message when it is not free any more. */
export function requestedHour(search: string, slots: readonly Slot[]): { slot: Slot | null; gone: string | null } {
  const requested = new Date(new URLSearchParams(search).get(PAGE_FIELDS.hour) ?? Number.NaN);
  if (Number.isNaN(requested.getTime())) return { slot: null, gone: null };
  const slot = slots.find(({ start }) => Date.parse(start) === requested.getTime()) ?? null;
  const when = t`${longDay(localDate(requested))} à ${localTime(requested)}`;
  return { slot, gone: slot ? null : t`L’heure que vous aviez choisie, ${when}, n’est plus libre. Choisissez-en une autre.` };
}
