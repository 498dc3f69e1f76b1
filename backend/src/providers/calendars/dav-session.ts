import { CALENDAR_LIMITS } from '../../rules/calendars.rules.js';
import { ProviderError } from '../provider-error.js';
import { type GuardedAnswer, guardedRequest } from '../url-guard/guarded-request.js';
import { CalendarError, calendarErrorOf, refusedPassword } from './calendar-error.js';

export interface DavAccount {
  address: string;
  username: string;
  password: string;
}

const MAX_REDIRECTS = 5;

/** One conversation with a CalDAV server. All requests go through the URL guard; after a failed connection none is tried again. */
export class DavSession {
  readonly headers: Record<string, string>;
  readonly host: string;
  /** Whether the server has refused the password. */
  wasRefused = false;
  private failure: CalendarError | undefined;

  constructor(
    { address, username, password }: DavAccount,
    private readonly allowHosts: readonly string[],
  ) {
    this.host = URL.parse(address)?.hostname ?? '';
    this.headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  }

  /** What tsdav calls instead of the global `fetch`. */
  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { status, headers, body } = await this.request(String(input), {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
      follow: init.redirect !== 'manual',
    });
    const hasNoBody = status === 204 || status === 205 || status === 304;
    return new Response(hasNoBody ? null : new Uint8Array(body), { status, headers });
  };

  async request(
    address: string,
    options: { method: string; headers?: Record<string, string>; body?: string | undefined; follow?: boolean },
  ): Promise<GuardedAnswer> {
    if (this.failure) throw this.failure;
    const { method, body, follow = true } = options;
    const headers = { 'user-agent': 'SmartIndex-Calendars/1.0', ...this.headers, ...options.headers };
    let url = address;
    for (let hops = 0; ; hops++) {
      const answer = await this.send(url, { method, headers, body });
      if (answer.status === 401) this.wasRefused = true;
      const next = follow && hops < MAX_REDIRECTS ? redirectOf(answer, url) : null;
      if (!next) return answer;
      url = next;
    }
  }

  private async send(url: string, request: { method: string; headers: Record<string, string>; body: string | undefined }) {
    try {
      const { timeoutMs, bytes: maxBytes } = CALENDAR_LIMITS;
      const answer = await guardedRequest(url, { ...request, allowHosts: this.allowHosts, timeoutMs, maxBytes });
      if (answer.isTruncated) throw new CalendarError('too_large');
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.failure = calendarErrorOf(error);
      throw this.failure;
    }
  }

  /** The words for what went wrong in a conversation. */
  failureOf(error: unknown, otherwise: CalendarError): CalendarError {
    if (this.failure) return this.failure;
    if (this.wasRefused) return refusedPassword(this.host);
    return error instanceof CalendarError ? error : otherwise;
  }
}

/** On the same server, and never from https to http: the request carries the password. */
function redirectOf({ status, headers }: GuardedAnswer, from: string): string | null {
  const next = status >= 300 && status < 400 && headers.location ? URL.parse(headers.location, from) : null;
  const before = new URL(from);
  return next && next.host === before.host && (next.protocol === before.protocol || next.protocol === 'https:') ? next.href : null;
}
