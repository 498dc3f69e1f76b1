import { createAccount, type DAVResponse, davRequest, propfind } from 'tsdav';
import { z } from 'zod';
import { CalendarError, errorOfStatus } from './calendar-error.js';
import type { DavSession } from './dav-session.js';

export interface FoundCalendar {
  url: string;
  name: string;
  isWritable: boolean;
}

const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([z.array(item), item.transform((only) => [only])]);
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** What a server says of one collection; names are those that tsdav makes of the XML. */
const collection = z.object({
  resourcetype: z.record(z.string(), z.unknown()).catch({}),
  displayname: z
    .union([text, z.object({ _cdata: text }).transform(({ _cdata }) => _cdata)])
    .nullable()
    .catch(null),
  supportedCalendarComponentSet: z
    .object({ comp: oneOrMore(z.object({ _attributes: z.object({ name: z.string() }) })) })
    .nullable()
    .catch(null),
  currentUserPrivilegeSet: z
    .object({ privilege: oneOrMore(z.record(z.string(), z.unknown())) })
    .nullable()
    .catch(null),
});
const event = z.object({ calendarData: z.union([z.string(), z.object({ _cdata: z.string() }).transform(({ _cdata }) => _cdata)]) });

const PROPERTIES = {
  'd:resourcetype': {},
  'd:displayname': {},
  'd:current-user-privilege-set': {},
  'c:supported-calendar-component-set': {},
};
const WRITING = ['all', 'write', 'writeContent', 'bind'];

/** The calendars of an account, from its address alone (RFC 6764). */
export async function discoverCalendars(session: DavSession, address: string): Promise<FoundCalendar[]> {
  const via = { headers: session.headers, fetch: session.fetch };
  try {
    const account = await createAccount({ account: { serverUrl: address, accountType: 'caldav' }, ...via });
    const home = account.homeUrl ?? address;
    const found = calendarsIn(await propfind({ url: home, props: PROPERTIES, depth: '1', ...via }), home);
    if (found.length === 0) throw new CalendarError('no_calendar');
    return found;
  } catch (error) {
    throw session.failureOf(error, new CalendarError('not_caldav'));
  }
}

function calendarsIn(responses: DAVResponse[], home: string): FoundCalendar[] {
  return responses.flatMap(({ href, props }) => {
    const { success, data } = collection.safeParse(props ?? {});
    if (!success || !href || !('calendar' in data.resourcetype)) return [];
    const components = data.supportedCalendarComponentSet?.comp.map(({ _attributes }) => _attributes.name.toUpperCase());
    if (components && !components.includes('VEVENT')) return [];
    const privileges = data.currentUserPrivilegeSet?.privilege.flatMap((privilege) => Object.keys(privilege));
    const { href: url } = new URL(href, home);
    return {
      url,
      name: (data.displayname?.trim() || decodeURIComponent(new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '')).slice(0, 200),
      isWritable: privileges === undefined || privileges.some((privilege) => WRITING.includes(privilege)),
    };
  });
}

/** The events that touch a span of time, as files; a series comes whole. */
export async function readCalendar(session: DavSession, url: string, { from, until }: { from: Date; until: Date }): Promise<string[]> {
  // not tsdav's calendarQuery: it takes an empty answer for an empty calendar
  const responses = await davRequest({
    url,
    init: {
      method: 'REPORT',
      namespace: 'c',
      headers: { ...session.headers, depth: '1' },
      body: { 'calendar-query': eventsBetween(from, until) },
    },
    fetch: session.fetch,
  });
  const [first] = responses;
  if (!first || !isMultistatus(first.raw)) throw errorOfStatus(first?.status ?? 0, session.host, 'gone');
  return responses.filter(({ href, ok }) => href && ok).map(({ props }) => fileIn(props));
}

const eventsBetween = (from: Date, until: Date) => ({
  _attributes: { 'xmlns:c': 'urn:ietf:params:xml:ns:caldav', 'xmlns:d': 'DAV:' },
  'd:prop': { 'd:getetag': {}, 'c:calendar-data': {} },
  filter: {
    'comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'comp-filter': {
        _attributes: { name: 'VEVENT' },
        'time-range': { _attributes: { start: utcTime(from), end: utcTime(until) } },
      },
    },
  },
});

/** A page of an intermediary is no empty calendar. */
const isMultistatus = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && 'multistatus' in raw;

function fileIn(props: unknown): string {
  const { success, data } = event.safeParse(props);
  if (!success) throw new CalendarError('unreadable');
  return data.calendarData;
}

const utcTime = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** `elsewhere`: the calendar holds the event already, from an invitation. */
export type Written = { kind: 'written'; etag: string | null } | { kind: 'elsewhere' };

/**
 * Writes an event over the version that was written last (`etag`), over what a person has made of it since, and anew where it was deleted.
 * Writing the same again changes nothing.
 */
export async function writeEvent(session: DavSession, url: string, file: string, etag: string | null): Promise<Written> {
  let answer = await put(session, url, file, etag);
  if (answer.status === 412 || answer.status === 404) answer = await put(session, url, file, await etagOf(session, url));
  const { status } = answer;
  if (status === 200 || status === 201 || status === 204)
    return { kind: 'written', etag: answer.headers.etag ?? (await etagOf(session, url)) };
  if (answer.body.includes('no-uid-conflict')) return { kind: 'elsewhere' };
  if (status === 403 || status === 405) throw new CalendarError('read_only');
  throw errorOfStatus(status, session.host, status === 409 ? 'gone' : 'failing');
}

const put = (session: DavSession, url: string, body: string, etag: string | null) =>
  session.request(url, {
    method: 'PUT',
    headers: { 'content-type': 'text/calendar; charset=utf-8', ...(etag ? { 'if-match': etag } : { 'if-none-match': '*' }) },
    body,
  });

/** Null where there is no event any more. */
async function etagOf(session: DavSession, url: string): Promise<string | null> {
  const { status, headers } = await session.request(url, { method: 'GET' });
  return status === 200 ? (headers.etag ?? null) : null;
}

/** Deletes an event; one that is gone already is no failure. */
export async function removeEvent(session: DavSession, url: string): Promise<void> {
  const { status } = await session.request(url, { method: 'DELETE' });
  if ((status >= 200 && status < 300) || status === 404 || status === 410) return;
  if (status === 403 || status === 405) throw new CalendarError('read_only');
  throw errorOfStatus(status, session.host, 'failing');
}
