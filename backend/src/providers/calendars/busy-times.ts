import ICAL from 'ical.js';
import { isCallUid } from '../../rules/call-uid.rules.js';
import { instantOf, useZones } from './zones.js';

export interface BusyTime {
  start: Date;
  end: Date;
}

interface Reading {
  from: Date;
  until: Date;
  /** Calls of this installation are no foreign events. */
  ownHost: string;
}

/** Repetitions of one event: a daily one has as many in 130 years. */
const MAX_OCCURRENCES = 50_000;

/**
 * Returns when calendars in iCalendar format (RFC 5545) are busy, in order and without overlap. Cancelled and transparent events are free,
 * tentative ones are busy. Throws on a file that cannot be read: a gap would look like free time.
 */
export function busyTimes(files: readonly string[], reading: Reading): BusyTime[] {
  const { from, until } = reading;
  const times = files.flatMap((text) => calendarsIn(text).flatMap((calendar) => timesIn(calendar, reading)));
  return merged(times.filter(({ start, end }) => start < end && start < until && end > from));
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(text);
  return (typeof parsed[0] === 'string' ? [parsed] : parsed).map((jcal) => {
    const calendar = new ICAL.Component(jcal as ConstructorParameters<typeof ICAL.Component>[0]);
    useZones(calendar, text);
    return calendar;
  });
}

function timesIn(calendar: ICAL.Component, { until, ownHost }: Reading): BusyTime[] {
  const events = new Map<string, ICAL.Component[]>();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = String(event.getFirstPropertyValue('uid'));
    events.set(uid, [...(events.get(uid) ?? []), event]);
  }
  const foreign = [...events].filter(([uid]) => !isCallUid(uid, ownHost)).flatMap(([, components]) => seriesTimes(components, until));
  return [...foreign, ...calendar.getAllSubcomponents('vfreebusy').flatMap(freeBusyTimes)];
}

/** The events of one identifier: a series, and the repetitions that were changed, which stand for themselves. */
function seriesTimes(components: ICAL.Component[], until: Date): BusyTime[] {
  const changed = components.filter((component) => component.hasProperty('recurrence-id'));
  return components.flatMap((component) => {
    const exceptions = component.hasProperty('recurrence-id') ? [] : changed;
    return [...occurrences(new ICAL.Event(component, { exceptions, strictExceptions: false }), until)];
  });
}

function* occurrences(event: ICAL.Event, until: Date): Generator<BusyTime> {
  if (!event.isRecurring() || event.isRecurrenceException()) {
    if (isBusy(event.component)) yield span(event, event.startDate, event.endDate);
    return;
  }
  const iterator = event.iterator();
  for (let count = 0; count < MAX_OCCURRENCES; count++) {
    const next: ICAL.Time | null = iterator.next();
    if (!next || instantOf(next) >= until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const isChanged = item !== event && !item.modifiesFuture();
    if (!isChanged && isBusy(item.component)) yield span(item, startDate, endDate);
  }
  throw new Error('an event repeats too often');
}

/** A begin in the hour that the clocks skip is later, and may pass the end. */
function span(event: ICAL.Event, from: ICAL.Time, to: ICAL.Time): BusyTime {
  const [start, end] = [instantOf(from), instantOf(to)];
  return { start, end: end > start ? end : new Date(start.getTime() + event.duration.toSeconds() * 1000) };
}

const textOf = (component: ICAL.Component, name: string): string => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

const isBusy = (event: ICAL.Component): boolean =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

/** Calendars that publish only when they are busy. */
const freeBusyTimes = (component: ICAL.Component): BusyTime[] =>
  component
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => ({ start: instantOf(period.start), end: instantOf(period.getEnd()) }));

function merged(times: BusyTime[]): BusyTime[] {
  const result: BusyTime[] = [];
  for (const { start, end } of times.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = result.at(-1);
    if (!last || last.end < start) result.push({ start, end });
    else if (end > last.end) last.end = end;
  }
  return result;
}
