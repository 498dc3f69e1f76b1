import { t } from '../../../backend/src/rules/language.rules.ts';
import { bookingPath, call, type PublicBooking, problemOf, type Slot } from '../lib/api.ts';
import { firstHours } from '../lib/booking/days.ts';
import { shortDay } from '../lib/booking/short-day.ts';
import { hourHref } from '../lib/with-query.ts';

const HOURS = 3;

function button(token: string, slot: Slot): HTMLAnchorElement {
  const { weekday, date } = shortDay(slot.day);
  const link = document.createElement('a');
  const time = document.createElement('strong');
  time.textContent = slot.time;
  link.href = hourHref(token, slot.start);
  const act = document.createElement('span');
  act.className = 'visually-hidden';
  act.textContent = `${t`Réserver`} `;
  link.append(act, `${weekday} ${date} `, time);
  return link;
}

/** Shows the next free slots of the signatory, unless a call is booked already. */
export async function offerHours(token: string): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('.person:not([hidden]) [data-person-hours]');
  if (places.length === 0) return;
  const answer = await call<PublicBooking>(bookingPath(token));
  if (problemOf(answer)) return;
  const { slots, appointment } = answer as PublicBooking;
  for (const place of places) {
    place.hidden = appointment !== null;
    if (slots.length > 0) place.replaceChildren(...firstHours(slots, HOURS).map((slot) => button(token, slot)));
  }
}
