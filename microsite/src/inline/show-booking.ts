import { type Answer, type ManagedCall, type PublicBooking, problemOf } from '../lib/api.ts';
import { bookingView } from '../lib/booking/booking-view.ts';
import { showPageWith } from '../lib/show-page.ts';

/** Pages of a call: to book it, and to change it by the link of its invitation. */
showPageWith<Answer<PublicBooking | ManagedCall>>(bookingView, (answer) => {
  if (problemOf(answer)) return null;
  const known = answer as PublicBooking | ManagedCall;
  return `Rendez-vous pour ${known.company} – ${known.agency.name}`;
});
