import { CALENDAR_LIMITS } from '../../rules/calendars.rules.js';
import { ProviderError } from '../provider-error.js';
import { guardedRequest } from '../url-guard/guarded-request.js';
import { CalendarError, calendarErrorOf, errorOfStatus } from './calendar-error.js';

const MAX_REDIRECTS = 3;

/** Reads a calendar that is published at a secret address. */
export async function readFeed(address: string, allowHosts: readonly string[]): Promise<string> {
  const { timeoutMs, bytes: maxBytes } = CALENDAR_LIMITS;
  const headers = { accept: 'text/calendar', 'user-agent': 'SmartIndex-Calendars/1.0' };
  let url = address;
  for (let hops = 0; ; hops++) {
    const answer = await guardedRequest(url, { method: 'GET', headers, allowHosts, timeoutMs, maxBytes }).catch((error: unknown) => {
      throw error instanceof ProviderError ? calendarErrorOf(error) : error;
    });
    const next = answer.status >= 300 && answer.status < 400 ? URL.parse(answer.headers.location ?? '', url) : null;
    if (next && hops < MAX_REDIRECTS && (next.protocol === 'https:' || next.protocol === new URL(url).protocol)) {
      url = next.href;
      continue;
    }
    if (answer.status !== 200) throw feedError(answer.status, new URL(url).hostname);
    if (answer.isTruncated) throw new CalendarError('too_large');
    const text = answer.body.toString('utf8').replace(/^\uFEFF/, '');
    if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarError('not_feed');
    return text;
  }
}

/** The address is the secret: no password is asked for. */
const feedError = (status: number, host: string): CalendarError =>
  status === 401 ? new CalendarError('not_feed') : errorOfStatus(status, host, 'not_feed');
