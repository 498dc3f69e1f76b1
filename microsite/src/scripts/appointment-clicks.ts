import { sendEvent } from '../lib/api.ts';

/** Tells that somebody went to book a call; the booking itself is what counts as booked. */
export function recordAppointmentClicks(token: string): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-event="appointment"]')) void sendEvent(token, 'appointment');
  });
}
