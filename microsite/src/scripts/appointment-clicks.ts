import { sendEvent } from '../lib/api.ts';

/** Records a click on a booking link; only the booking itself counts as booked. */
export function recordAppointmentClicks(token: string): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-event="appointment"]')) void sendEvent(token, 'appointment');
  });
}
