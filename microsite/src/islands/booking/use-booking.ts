import { useCallback, useEffect, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import {
  type Answer,
  type BookedAppointment,
  bookingPath,
  call,
  type Problem,
  type PublicBooking,
  pageData,
  problemOf,
} from '../../lib/api.ts';
import { bookCall } from '../../lib/booking/booking-api.ts';
import { ASKED_EVENT } from '../../lib/page-data.ts';

export type BookingState =
  | { name: 'loading' }
  | { name: 'problem'; problem: Problem }
  | { name: 'ready'; booking: PublicBooking }
  | { name: 'booked'; booking: PublicBooking; call: BookedAppointment; isNew: boolean; manageHref: string | null };

export interface Refusal {
  field: 'telephone' | 'slot';
  message: string;
}

const LOST = t`La réponse n’est pas arrivée. Réessayez\u202f: le même créneau n’est jamais réservé deux fois.`;
/** Failures after which other slots are free than those shown. */
const STALE = ['slot_taken', 'already_booked', 'external_booking'];

/** The answer came with the page when the page is that of the booking. */
function firstAnswer(token: string): Promise<Answer<PublicBooking>> {
  const isOwnPage = document.documentElement.dataset.page === 'booking';
  return isOwnPage ? pageData<PublicBooking>().answer : call<PublicBooking>(bookingPath(token));
}

function stateOf(answer: Answer<PublicBooking>): BookingState {
  const problem = problemOf(answer);
  if (problem) return { name: 'problem', problem };
  const booking = answer as PublicBooking;
  const { appointment } = booking;
  return appointment ? { name: 'booked', booking, call: appointment, isNew: false, manageHref: null } : { name: 'ready', booking };
}

/** What is free and what is booked, and the way to book. */
export function useBooking() {
  const [state, setState] = useState<BookingState>({ name: 'loading' });

  const reload = useCallback(async () => {
    const { token } = pageData();
    if (token) setState(stateOf(await call<PublicBooking>(bookingPath(token))));
  }, []);

  useEffect(() => {
    const { token } = pageData();
    let isCurrent = true;
    const none: Answer<PublicBooking> = { problem: { status: 404, code: 'no_token', message: '' } };
    void (token ? firstAnswer(token) : Promise.resolve(none)).then((answer) => isCurrent && setState(stateOf(answer)));
    // a page that comes back from the browser's memory may show slots that are long gone
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && void reload();
    addEventListener('pageshow', refresh);
    return () => {
      isCurrent = false;
      removeEventListener('pageshow', refresh);
    };
  }, [reload]);

  /** Null once the call is booked; else why it is not. */
  const book = async (booking: PublicBooking, start: string, telephone: string): Promise<Refusal | null> => {
    const answer = await bookCall(booking.token, start, telephone);
    const problem = problemOf(answer);
    if (!problem) {
      const { manageUrl, ...booked } = answer as Exclude<typeof answer, { problem: Problem }>;
      const manageHref = manageUrl ? new URL(manageUrl).pathname : null;
      setState({ name: 'booked', booking, call: booked, isNew: true, manageHref });
      document.dispatchEvent(new Event(ASKED_EVENT));
      return null;
    }
    if (problem.errors?.telephone) return { field: 'telephone', message: problem.errors.telephone };
    if (STALE.includes(problem.code) || problem.errors?.start) await reload();
    return { field: 'slot', message: problem.message || LOST };
  };

  /** Books the same call again with another number, which corrects it. */
  const correct = async (booked: Extract<BookingState, { name: 'booked' }>, telephone: string): Promise<Refusal | null> => {
    const answer = await bookCall(booked.booking.token, booked.call.start, telephone);
    const problem = problemOf(answer);
    if (problem) return { field: 'telephone', message: problem.errors?.telephone ?? (problem.message || LOST) };
    const { manageUrl: _, ...call } = answer as Exclude<typeof answer, { problem: Problem }>;
    setState({ ...booked, call });
    return null;
  };

  return { state, book, correct, reload };
}
