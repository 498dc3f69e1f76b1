import { HttpError } from 'react-admin';
import { problemOf, UNREACHABLE } from './problem';
import { lifetimeMs, renewalDelayMs } from './session-clock';
import type { Credentials, SessionRecord } from './types';

/** Why nobody is signed in; the sign-in page says it. */
export type SessionEnd = 'expired' | 'signed-out' | 'unreachable';
type Message = { session: SessionRecord; expires: number } | { end: SessionEnd };

/** Remembers that this browser has a refresh cookie (which scripts cannot see): without one nothing needs to be asked. */
const HINT = 'smartindex.signedIn';
const LOCK = 'smartindex.refresh';

let current: SessionRecord | null = null;
let expires = 0;
let lastEnd: SessionEnd | null = null;
let renewal: ReturnType<typeof setTimeout> | undefined;
let inFlight: Promise<SessionRecord> | null = null;
const endListeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('smartindex.session');

export const currentSession = (): SessionRecord | null => current;
export const sessionEnd = (): SessionEnd | null => lastEnd;

/** Calls back when the session ends here or in another tab. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export async function signIn(credentials: Credentials): Promise<SessionRecord> {
  const response = await post('/api/auth/login', credentials);
  return adopt(await response.json(), response.headers.get('date'));
}

/** The running session, restored from the refresh cookie when the page was just opened. */
export async function restoreSession(): Promise<SessionRecord> {
  if (current && Date.now() < expires) return current;
  if (!current && localStorage.getItem(HINT) === null) throw new HttpError('signed out', 401);
  return refreshSession(current?.accessToken);
}

/**
 * A new access token in place of `stale`. Parallel requests share one call, and so do the tabs of a browser: whoever
 * gets the lock second finds the token that the first one has just sent round.
 */
export function refreshSession(stale: string | undefined): Promise<SessionRecord> {
  if (current && current.accessToken !== stale && Date.now() < expires) return Promise.resolve(current);
  inFlight ??= oneTabAtATime(async () => {
    if (current && current.accessToken !== stale && Date.now() < expires) return current;
    return requestRefresh();
  }).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

/** Leaves on purpose: the server forgets the session, all tabs leave with it. */
export async function signOut(): Promise<void> {
  await post('/api/auth/logout').catch(() => undefined);
  end('signed-out');
}

async function requestRefresh(): Promise<SessionRecord> {
  try {
    const response = await post('/api/auth/refresh');
    return adopt(await response.json(), response.headers.get('date'));
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) end('expired');
    else lastEnd = 'unreachable';
    throw error;
  }
}

async function post(url: string, body?: object): Promise<Response> {
  const headers = body && { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: body && JSON.stringify(body) }).catch(() => {
    throw new HttpError(UNREACHABLE, 0);
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

function adopt(session: SessionRecord, answeredAt: string | null): SessionRecord {
  const lifetime = lifetimeMs(session.expiresAt, answeredAt, Date.now());
  keep(session, Date.now() + lifetime);
  localStorage.setItem(HINT, '1');
  otherTabs.postMessage({ session, expires } satisfies Message);
  return session;
}

function keep(session: SessionRecord, until: number): void {
  current = session;
  expires = until;
  lastEnd = null;
  clearTimeout(renewal);
  renewal = setTimeout(
    () => void refreshSession(session.accessToken).catch(() => undefined),
    renewalDelayMs(until - Date.now(), Math.random()),
  );
}

function end(why: SessionEnd): void {
  localStorage.removeItem(HINT);
  otherTabs.postMessage({ end: why } satisfies Message);
  drop(why);
}

function drop(why: SessionEnd): void {
  const wasSignedIn = current !== null;
  current = null;
  lastEnd = why;
  clearTimeout(renewal);
  if (wasSignedIn) for (const listener of endListeners) listener();
}

otherTabs.onmessage = ({ data }: MessageEvent<Message>) => {
  if ('session' in data) keep(data.session, data.expires);
  else drop(data.end);
};

/** Browsers offer locks on secure origins only; elsewhere each tab asks for itself. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(LOCK, work) : work());
