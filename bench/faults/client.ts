import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '../product.ts';

const PATIENCE_MS = 20_000;

export interface Answer<T = unknown> {
  /** Null: no answer came; whether anything was done is not known. */
  status: number | null;
  body: T;
}

/** An answer that must not be given. */
export interface BadAnswer {
  call: string;
  status: number;
  body: string;
}

/** Calls the web processes in turn, as a load balancer would; keeps a session of the staff. */
export class Client {
  private requests = 0;
  private session: { token: string; until: number } | undefined;
  private signingIn: Promise<string> | undefined;
  /** Every answer of 500 and more, whatever is going on. */
  readonly bad: BadAnswer[] = [];

  readonly urls: readonly string[];

  constructor(urls: readonly string[]) {
    this.urls = urls;
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    { staff = path.startsWith('/api/admin'), web = -1 } = {},
  ): Promise<Answer<T>> {
    const headers: Record<string, string> = {};
    if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json';
    try {
      if (staff) headers.authorization = `Bearer ${await this.token()}`;
      const url = this.urls[web < 0 ? this.requests++ % this.urls.length : web];
      const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
      const response = await fetch(url + path, {
        method,
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(content !== undefined && { body: content }),
      });
      const text = await response.text();
      if (response.status === 401) this.session = undefined;
      if (response.status >= 500) this.bad.push({ call: `${method} ${path}`, status: response.status, body: text.slice(-300) });
      return { status: response.status, body: parsed(text) as T };
    } catch {
      return { status: null, body: undefined as T };
    }
  }

  /** Until it is acknowledged; for calls that may be repeated. */
  async insist<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const { status, body: answer } = await this.call<T>(method, path, body);
      if (status !== null && status < 300) return answer;
      if (attempt > 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
      await sleep(200);
    }
  }

  private async token(): Promise<string> {
    if (this.session && Date.now() < this.session.until) return this.session.token;
    this.signingIn ??= this.signIn().finally(() => (this.signingIn = undefined));
    return this.signingIn;
  }

  private async signIn(): Promise<string> {
    const { status, body } = await this.call<{ accessToken: string }>('POST', '/api/auth/login', ADMIN, { staff: false });
    if (status !== 200 && status !== 201) throw new Error(`sign-in: ${status}`);
    this.session = { token: body.accessToken, until: Date.now() + 4 * 60_000 };
    return body.accessToken;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
