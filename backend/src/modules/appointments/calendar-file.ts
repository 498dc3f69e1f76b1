import { asciiEmail } from '../../common/is-email.js';
import { language } from '../../rules/language.rules.js';

/** A call as a calendar file says it (RFC 5545, RFC 5546). */
export interface CalendarEvent {
  /** REQUEST invites or updates, CANCEL takes back, PUBLISH is for a download. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  uid: string;
  /** Grows with each change, so that calendars keep the newest. */
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

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** The file: lines of 75 octets at most, ended by CR LF; times in UTC need no table of time zones. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//SmartIndex//Rendez-vous//${language().toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `STATUS:${event.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.organizer ? [`ORGANIZER;CN=${parameter(event.organizer.name)}:${mailto(event.organizer.email)}`] : []),
    ...event.attendees.map(attendeeLine),
    ...(event.method === 'CANCEL' ? [] : reminder(event.summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const attendeeLine = ({ name, email, isHost }: CalendarEvent['attendees'][number]): string => {
  const part = isHost ? 'ROLE=CHAIR;PARTSTAT=ACCEPTED' : 'ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  return `ATTENDEE;CUTYPE=INDIVIDUAL;${part};CN=${parameter(name)}:${mailto(email)}`;
};

const reminder = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  `DESCRIPTION:${escapeText(summary)}`,
  'END:VALARM',
];

/** 20261124T080000Z */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Section 3.3.11; control characters are not allowed in a text. */
const escapeText = (text: string): string =>
  withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A quoted parameter value, section 3.2: it can hold no quotation mark and no line. */
const parameter = (text: string): string => `"${withoutControls(text).replace(/\n/g, ' ').replace(/"/g, '’')}"`;

/** An address ends where a line could begin. */
const mailto = (email: string): string => `mailto:${asciiEmail(withoutControls(email).replace(/\s/g, ''))}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const withoutControls = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');

/** Section 3.1: a longer line goes on after CR LF and a space; a character is never cut in two. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
