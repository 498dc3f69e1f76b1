import { fetchUtils } from 'react-admin';
import { parseJson, problemOf, unreachable } from './problem';
import { requestReauthentication } from './reauthentication';
import { currentSession, interruptedUser, refreshSession, restoreSession } from './session';

/** `fetch` with the session’s access token. */
export const authorizedFetch = (url: string, init: RequestInit = {}): Promise<Response> =>
  authorized((token) => fetchWith(url, init, token));

/** Sends with the session’s access token; an expired one is replaced and the request sent once more. */
export async function authorized(send: (token: string) => Promise<Response>): Promise<Response> {
  const token = (currentSession() ?? (await restoreSession())).accessToken;
  const first = await send(token);
  // one call at a time asks for the password again; whoever does not give it gets the refusal
  if (await asksForProof(first)) return (await requestReauthentication()) ? send(currentSession()?.accessToken ?? token) : first;
  if (first.status !== 401) return first;
  // after an expired session this waits until the person has signed in again, so that a form’s contents are not lost
  const renewed = await refreshSession(token).catch(() => (interruptedUser() ? restoreSession().catch(() => null) : null));
  return renewed ? send(renewed.accessToken) : first;
}

/** The HTTP client of the data provider. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = fetchUtils.createHeadersFromOptions(options);
  const response = await authorizedFetch(url, { ...options, headers } as RequestInit);
  if (!response.ok) throw await problemOf(response);
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: parseJson(body) };
}

/** Whether the server wants the password again before it does this (`Sensitive`). */
async function asksForProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = parseJson(await response.clone().text()) as { code?: string } | undefined;
  return body?.code === 'proof_required';
}

async function fetchWith(url: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  });
}
