import fc from 'fast-check';
import { type CalendarEvent, calendarFile } from './calendar-file.js';

const event = (values: Partial<CalendarEvent> = {}): CalendarEvent => ({
  method: 'REQUEST',
  uid: '7b0c@example.ch',
  sequence: 2,
  stamp: new Date('2026-11-21T08:30:05.123Z'),
  start: new Date('2026-11-24T08:00:00Z'),
  end: new Date('2026-11-24T08:25:00Z'),
  summary: 'Appel avec l’agence',
  description: 'Déplacer ou annuler :\nhttps://example.ch/mon-rendez-vous/x',
  location: 'Appel téléphonique',
  organizer: { name: 'Agence', email: 'rdv@agence.ch' },
  attendees: [{ name: 'Zoé Bärtschi', email: 'zoe@example.ch', isHost: false }],
  ...values,
});

/** Reads a file back as a calendar does: unfolds, then splits names, parameters and values. */
function parse(file: string) {
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):([\s\S]*)$/.exec(line) ?? [];
    return { name, parameters, value };
  });
}
const unescaped = (value: string) => value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
const property = (file: string, name: string) => parse(file).find((line) => line.name === name)?.value ?? '';

describe('a calendar file', () => {
  it('invites with everything that a calendar needs', () => {
    const file = calendarFile(event());
    const names = parse(file).map(({ name }) => name);
    expect(names).not.toContain('');
    expect(parse(file).map(({ name, value }) => (/BEGIN|END$/.test(name) ? `${name}:${value}` : name))).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'BEGIN:VEVENT', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART'],
      ...['DTEND:20261124T082500Z', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'ORGANIZER', 'ATTENDEE'],
      ...['BEGIN:VALARM', 'ACTION', 'TRIGGER', 'DESCRIPTION', 'END:VALARM', 'STATUS', 'END:VEVENT', 'END:VCALENDAR'],
    ]);
    expect(property(file, 'METHOD')).toBe('REQUEST');
    expect(property(file, 'SEQUENCE')).toBe('2');
    expect(property(file, 'DTSTAMP')).toBe('20261121T083005Z');
    expect(property(file, 'DTSTART')).toBe('20261124T080000Z');
    expect(property(file, 'STATUS')).toBe('CONFIRMED');
    expect(property(file, 'ORGANIZER')).toBe('mailto:rdv@agence.ch');
    expect(parse(file).find(({ name }) => name === 'ATTENDEE')?.parameters).toContain('CN="Zoé Bärtschi"');
  });

  it('takes a call back without a reminder', () => {
    const file = calendarFile(event({ method: 'CANCEL', sequence: 3 }));
    expect([property(file, 'METHOD'), property(file, 'STATUS'), property(file, 'SEQUENCE')]).toEqual(['CANCEL', 'CANCELLED', '3']);
    expect(file).not.toContain('VALARM');
  });

  it('lets no name or address begin a line or another property', () => {
    const file = calendarFile(
      event({
        organizer: { name: 'A"\r\nATTENDEE:mailto:x@evil.example', email: 'a@b.ch\r\nATTENDEE:mailto:x@evil.example' },
        summary: 'x\r\nEND:VEVENT',
      }),
    );
    expect(parse(file).filter(({ name }) => name === 'ATTENDEE')).toHaveLength(1);
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(unescaped(property(file, 'SUMMARY'))).toBe('x\nEND:VEVENT');
  });

  it('gives any text back, in lines of 75 octets at most', () => {
    const someText = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.replace(/\p{Cc}/gu, '\n'));
    fc.assert(
      fc.property(someText, fc.string({ unit: 'grapheme', maxLength: 120 }), (description, summary) => {
        const file = calendarFile(event({ description, summary }));
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(unescaped(property(file, 'DESCRIPTION'))).toBe(description);
      }),
    );
  });
});
