import { busyTimes } from './busy-times.js';

const HOST = 'audit.example.ch';
const reading = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2027-01-01T00:00:00Z'), ownHost: HOST };

const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${lines.some((line) => line.startsWith('UID')) ? '' : 'a@agenda.example'}`, 'DTSTAMP:20260101T000000Z', ...lines]
    .filter((line) => line !== 'UID:')
    .concat('END:VEVENT')
    .join('\r\n');
const file = (...components: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...components, 'END:VCALENDAR', ''].join('\r\n');
const busy = (...components: string[]): string[] => spans(busyTimes([file(...components)], reading));
const spans = (times: { start: Date; end: Date }[]) =>
  times.map(({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(0, 16)}`);

const ZURICH = 'TZID=Europe/Zurich';
const MEETING = [`DTSTART;${ZURICH}:20260302T090000`, `DTEND;${ZURICH}:20260302T100000`];

describe('an event is busy', () => {
  it.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20260302T080000Z', 'DTEND:20260302T090000Z'], ['2026-03-02T08:00/2026-03-02T09:00']],
    ['in a named zone', MEETING, ['2026-03-02T08:00/2026-03-02T09:00']],
    ['with a duration', [`DTSTART;${ZURICH}:20260302T090000`, 'DURATION:PT90M'], ['2026-03-02T08:00/2026-03-02T09:30']],
    ['without a zone, in Zurich', ['DTSTART:20260302T090000', 'DTEND:20260302T100000'], ['2026-03-02T08:00/2026-03-02T09:00']],
    [
      'in a zone that nobody knows, in Zurich',
      ['DTSTART;TZID=Nowhere:20260302T090000', 'DTEND;TZID=Nowhere:20260302T100000'],
      ['2026-03-02T08:00/2026-03-02T09:00'],
    ],
    [
      'from one zone into another',
      ['DTSTART;TZID=America/New_York:20260302T090000', `DTEND;${ZURICH}:20260302T160000`],
      ['2026-03-02T14:00/2026-03-02T15:00'],
    ],
    ['all day, by the days of Zurich', ['DTSTART;VALUE=DATE:20260302'], ['2026-03-01T23:00/2026-03-02T23:00']],
    ['for several days', ['DTSTART;VALUE=DATE:20260702', 'DTEND;VALUE=DATE:20260705'], ['2026-07-01T22:00/2026-07-04T22:00']],
    ['while tentative', [...MEETING, 'STATUS:TENTATIVE'], ['2026-03-02T08:00/2026-03-02T09:00']],
    ['when it says so', [...MEETING, 'TRANSP:OPAQUE'], ['2026-03-02T08:00/2026-03-02T09:00']],
  ])('%s', (_, lines, expected) => {
    expect(busy(event(...lines))).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['transparent', [...MEETING, 'TRANSP:TRANSPARENT']],
    ['cancelled', [...MEETING, 'STATUS:CANCELLED']],
    ['free for Microsoft', [...MEETING, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['without a length', [`DTSTART;${ZURICH}:20260302T090000`]],
    ['long past', ['DTSTART:20240302T080000Z', 'DTEND:20240302T090000Z']],
    ['one of our calls', [...MEETING, `UID:5f0c2c6e-8f0b-4c5c-9d55-0b9d5a1c7e21@${HOST}`]],
  ])('but not when it is %s', (_, lines) => {
    expect(busy(event(...lines))).toEqual([]);
  });
});

describe('a series', () => {
  it('keeps its time of day when the clocks change in March and in October', () => {
    const weekly = (day: string) => [`DTSTART;${ZURICH}:${day}T090000`, `DTEND;${ZURICH}:${day}T100000`, 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect(busy(event(...weekly('20260323')))).toEqual(['2026-03-23T08:00/2026-03-23T09:00', '2026-03-30T07:00/2026-03-30T08:00']);
    expect(busy(event(...weekly('20261019')))).toEqual(['2026-10-19T07:00/2026-10-19T08:00', '2026-10-26T08:00/2026-10-26T09:00']);
  });

  it('begins an hour later where the clocks skip its time, and once where they repeat it', () => {
    const daily = (day: string) => [`DTSTART;${ZURICH}:${day}T023000`, 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=2'];
    expect(busy(event(...daily('20260328')))).toEqual(['2026-03-28T01:30/2026-03-28T02:00', '2026-03-29T01:30/2026-03-29T02:00']);
    expect(busy(event(...daily('20261024')))).toHaveLength(2);
  });

  it('includes its last repetition by the instant that ends it', () => {
    const lines = [`DTSTART;${ZURICH}:20260302T233000`, 'DURATION:PT15M', 'RRULE:FREQ=DAILY;UNTIL=20260303T223000Z'];
    expect(busy(event(...lines))).toEqual(['2026-03-02T22:30/2026-03-02T22:45', '2026-03-03T22:30/2026-03-03T22:45']);
  });

  it('leaves out its exceptions and adds its further dates', () => {
    const lines = [...MEETING, 'RRULE:FREQ=DAILY;COUNT=3', `EXDATE;${ZURICH}:20260303T090000`, `RDATE;${ZURICH}:20260310T090000`];
    expect(busy(event(...lines))).toEqual([
      '2026-03-02T08:00/2026-03-02T09:00',
      '2026-03-04T08:00/2026-03-04T09:00',
      '2026-03-10T08:00/2026-03-10T09:00',
    ]);
  });

  it('takes a repetition that was moved, cancelled or made free as it is now', () => {
    const series = event(...MEETING, 'RRULE:FREQ=DAILY;COUNT=4');
    const moved = event(`RECURRENCE-ID;${ZURICH}:20260303T090000`, `DTSTART;${ZURICH}:20260320T140000`, `DTEND;${ZURICH}:20260320T150000`);
    const cancelled = event(
      `RECURRENCE-ID;${ZURICH}:20260304T090000`,
      ...MEETING.map((line) => line.replace('0302', '0304')),
      'STATUS:CANCELLED',
    );
    const free = event('RECURRENCE-ID:20260305T080000Z', ...MEETING.map((line) => line.replace('0302', '0305')), 'TRANSP:TRANSPARENT');
    expect(busy(series, moved, cancelled, free)).toEqual(['2026-03-02T08:00/2026-03-02T09:00', '2026-03-20T13:00/2026-03-20T14:00']);
  });

  it('takes an invitation to one repetition alone', () => {
    expect(busy(event(`RECURRENCE-ID;${ZURICH}:20260302T090000`, ...MEETING))).toEqual(['2026-03-02T08:00/2026-03-02T09:00']);
  });

  it('that began long ago reaches the span, and one without an end stops there', () => {
    const lines = [`DTSTART;${ZURICH}:20100104T090000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'];
    const times = busy(event(...lines));
    expect(times).toHaveLength(52);
    expect(times[0]).toBe('2026-01-05T08:00/2026-01-05T09:00');
  });

  it('that repeats without measure is refused instead of opening slots', () => {
    expect(() => busy(event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toThrow('too often');
  });
});

it('follows the rules that a file brings for a zone of another system', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ].join('\r\n');
  const lines = ['DTSTART;TZID=W. Europe Standard Time:20260323T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'];
  expect(busy(zone, event(...lines))).toEqual(['2026-03-23T08:00/2026-03-23T09:00', '2026-03-30T07:00/2026-03-30T08:00']);
});

it('reads calendars that publish only when they are busy', () => {
  const freeBusy = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20260302T080000Z/PT1H',
    'FREEBUSY;FBTYPE=FREE:20260303T080000Z/PT1H',
    'END:VFREEBUSY',
  ];
  expect(busy(freeBusy.join('\r\n'))).toEqual(['2026-03-02T08:00/2026-03-02T09:00']);
});

/** The relations of two spans of time (Allen, 1983), as the times of the second beside 10:00 to 12:00. */
it.each<[string, string, string, string[]]>([
  ['before', '0700', '0800', ['07:00-08:00', '10:00-12:00']],
  ['meets', '0900', '1000', ['09:00-12:00']],
  ['overlaps', '0900', '1100', ['09:00-12:00']],
  ['starts with it', '1000', '1100', ['10:00-12:00']],
  ['lies within', '1030', '1130', ['10:00-12:00']],
  ['finishes with it', '1100', '1200', ['10:00-12:00']],
  ['equals', '1000', '1200', ['10:00-12:00']],
  ['contains it', '0900', '1300', ['09:00-13:00']],
  ['is overlapped', '1100', '1300', ['10:00-13:00']],
  ['is met', '1200', '1300', ['10:00-13:00']],
  ['after', '1300', '1400', ['10:00-12:00', '13:00-14:00']],
])('joins the events of two calendars where one %s', (_, start, end, expected) => {
  const of = (from: string, to: string) => file(event(`DTSTART:20260302T${from}00Z`, `DTEND:20260302T${to}00Z`));
  for (const files of [
    [of('1000', '1200'), of(start, end)],
    [of(start, end), of('1000', '1200')],
  ])
    expect(
      busyTimes(files, reading).map((span) => [span.start, span.end].map((time) => time.toISOString().slice(11, 16)).join('-')),
    ).toEqual(expected);
});

it.each(['<html></html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260302T08', file(event('DTSTART:yesterday'))])(
  'throws on a file that cannot be read: %s',
  (text) => {
    expect(() => busyTimes([text], reading)).toThrow();
  },
);
