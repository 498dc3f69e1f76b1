import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { HttpError } from 'react-admin';
import { passkeyAnswer } from './passkey';
import { failureTexts, problemOf, unreachable } from './problem';
import { lifetimeMs, renewalDelayMs } from './session-clock';
import type { Credentials, OidcStart, PendingStep, SessionRecord, SignInAnswer, SignInMethods, StaffUser } from './types';

/** Why the session ended; the sign-in page shows it. */
export type SessionEnd = 'expired' | 'signed-out' | 'unreachable';
type Message = { session: SessionRecord; expires: number } | { end: SessionEnd };

/** Remembers that this browser has a refresh cookie (which scripts cannot see): without one nothing needs to be asked. */
const HINT = 'smartindex.signedIn';
const LOCK = 'smartindex.refresh';

let current: SessionRecord | null = null;
let expires = 0;
let lastEnd: SessionEnd | null = null;
let renewal: ReturnType<typeof setTimeout> | undefined;
let isDeclined = false;
let inFlight: Promise<SessionRecord> | null = null;
const endListeners = new Set<() => void>();
const returnListeners = new Set<() => void>();
const changeListeners = new Set<() => void>();
/** Who was signed in when the session expired under an open page, until they sign in again or leave. */
let interrupted: StaffUser | null = null;
/** Requests that wait until the user has signed in again. */
let waiting: { resolve: (session: SessionRecord) => void; reject: (error: Error) => void }[] = [];
const otherTabs = new BroadcastChannel('smartindex.session');

export const currentSession = (): SessionRecord | null => current;
export const sessionEnd = (): SessionEnd | null => lastEnd;

/** Calls back when the session ends here or in another tab. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back when somebody signs in again after the session had expired, here or in another tab. */
export function onSessionReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** Calls back when the session is replaced or removed. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** The step that the user has to complete before anything else, such as a new password. */
export const pendingStep = (): PendingStep | null => current?.pending ?? null;

export const interruptedUser = (): StaffUser | null => interrupted;

/** The session after the one that expired; rejects when the person does not want to sign in now. */
export const nextSession = (): Promise<SessionRecord> => new Promise((resolve, reject) => waiting.push({ resolve, reject }));

/** Keeps the page open without a session. Waiting requests fail, and so do later ones. */
export function stayWithout(): void {
  isDeclined = true;
  settle(({ reject }) => reject(signedOut()));
}

/** Discards the expired session, so that another user can sign in. */
export function leave(): void {
  interrupted = null;
  settle(({ reject }) => reject(signedOut()));
}

/** The password was correct, and the server asks for the code of the second factor. */
export class SecondFactorRequired extends Error {}

export async function signIn(credentials: Credentials): Promise<SessionRecord> {
  const response = await post('/api/auth/login', credentials);
  const answer = (await response.json()) as SignInAnswer;
  if ('secondFactor' in answer) throw new SecondFactorRequired();
  return adopt(answer, response.headers.get('date'));
}

/** Opens a session by a passkey of this device. Rejects with a `PasskeyFailure` when the device gives none. */
export async function signInWithPasskey(): Promise<SessionRecord> {
  const optionsJSON = (await (await post('/api/auth/passkeys/sign-in/options')).json()) as PublicKeyCredentialRequestOptionsJSON;
  const response = await post('/api/auth/passkeys/sign-in', await passkeyAnswer(optionsJSON));
  return adopt(await response.json(), response.headers.get('date'));
}

/** The session that the sign-in provider has opened: its refresh cookie is there already. */
export const adoptOpenedSession = (): Promise<SessionRecord> => requestRefresh();

/** Returns the address of the provider’s sign-in page. */
export async function startProviderSignIn(): Promise<string> {
  const { url } = (await (await post('/api/auth/oidc')).json()) as OidcStart;
  return url;
}

/** Ways to sign in beside the password. */
export async function signInMethods(): Promise<SignInMethods> {
  const response = await fetch('/api/auth/methods');
  if (!response.ok) throw await problemOf(response);
  return response.json();
}

/** The running session, restored from the refresh cookie when the page was just opened. */
export async function restoreSession(): Promise<SessionRecord> {
  if (current && Date.now() < expires) return current;
  if (!current && interrupted) return isDeclined ? Promise.reject(signedOut()) : nextSession();
  if (!current && localStorage.getItem(HINT) === null) throw signedOut();
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

/** Reloads the session after a pending step was completed or all sessions were closed. */
export const reloadSession = (): Promise<SessionRecord> => refreshSession(current?.accessToken);

/** Signs out in all tabs; the server deletes the session. */
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
  // a refresh goes on when the page is left: its answer brings the next secret
  const response = await fetch(url, { method: 'POST', headers, keepalive: true, body: body && JSON.stringify(body) }).catch(() => {
    throw unreachable();
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
  const returns = interrupted !== null;
  interrupted = null;
  isDeclined = false;
  settle(({ resolve }) => resolve(session));
  if (returns) for (const listener of returnListeners) listener();
  for (const listener of changeListeners) listener();
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
  if (why === 'expired' && current) interrupted = current.user;
  if (why === 'signed-out') interrupted = null;
  current = null;
  lastEnd = why;
  clearTimeout(renewal);
  for (const listener of changeListeners) listener();
  if (wasSignedIn || why === 'signed-out') for (const listener of endListeners) listener();
}

function settle(how: (call: (typeof waiting)[number]) => void): void {
  const calls = waiting;
  waiting = [];
  for (const call of calls) how(call);
}

const signedOut = () => new HttpError(failureTexts().signedOut, 401);

otherTabs.onmessage = ({ data }: MessageEvent<Message>) => {
  if ('session' in data) keep(data.session, data.expires);
  else drop(data.end);
};

/** Browsers offer locks on secure origins only; elsewhere each tab asks for itself. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(LOCK, work) : work());
