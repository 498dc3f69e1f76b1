import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { asciiEmail } from '../../common/is-email.js';
import { language } from '../../rules/language.rules.js';

/** A call as a calendar file describes it (RFC 5545, RFC 5546). */
export interface CalendarEvent {
  /** REQUEST invites or updates, CANCEL takes back, PUBLISH is for a download, null for a calendar server (RFC 4791, 4.1). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | null;
  uid: string;
  /** Incremented by each change, so that calendars keep the newest. */
  sequence: number;
  /** When this version was written. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  organizer: Party | null;
  attendees: (Party & { isHost: boolean })[];
}

export interface Party {
  name: string;
  email: string;
}

const REMIND_BEFORE_SECONDS = 15 * 60;

/** Returns the file of one call. Times are in UTC, so that it needs no table of time zones. */
export function calendarFile({ method, uid, sequence, stamp, start, end, ...event }: CalendarEvent): string {
  const isCancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'SmartIndex', product: 'Rendez-vous', language: language().toUpperCase() },
    scale: 'GREGORIAN',
    ...(method && { method: ICalCalendarMethod[method] }),
  });
  calendar.createEvent({
    ...{ id: withoutControls(uid), sequence, stamp, start, end },
    summary: withoutControls(event.summary),
    description: withoutControls(event.description),
    location: withoutControls(event.location),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: event.organizer && partyOf(event.organizer),
    attendees: event.attendees.map(attendeeOf),
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, triggerBefore: REMIND_BEFORE_SECONDS }],
  });
  return `${calendar}\r\n`;
}

const attendeeOf = ({ isHost, ...party }: CalendarEvent['attendees'][number]) => ({
  ...partyOf(party),
  type: ICalAttendeeType.INDIVIDUAL,
  ...(isHost
    ? { role: ICalAttendeeRole.CHAIR, status: ICalAttendeeStatus.ACCEPTED }
    : { role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true }),
});

/** Removes quotation marks and line breaks: calendars without RFC 6868 would show its carets. */
const partyOf = ({ name, email }: Party) => ({
  name: (withoutControls(name) || email).replace(/\n/g, ' ').replace(/"/g, '’'),
  email: asciiEmail(withoutControls(email).replace(/\s/g, '')),
});

/** RFC 5545 allows no control characters in a text but line breaks; the library leaves them in. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
