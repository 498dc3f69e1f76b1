import type { APIRequestContext, Page } from '@playwright/test';
import { KEYS } from '../../backend/test/emulators/keys.ts';
import { ADMIN, expect } from './test.js';

/** Signs the browser in without its form, with a password of its own; answers the headers for calls of the test's own. */
export async function signIn(page: Page, account = ADMIN): Promise<{ authorization: string }> {
  await page.addInitScript(`localStorage.setItem('smartindex.signedIn', '1')`);
  return openSession(page.request, account);
}

/** A session without any page: the account has a password of its own from here on. */
export async function openSession(request: APIRequestContext, account = ADMIN): Promise<{ authorization: string }> {
  const answer = await request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  const { accessToken, pending } = (await answer.json()) as { accessToken: string; pending: string | null };
  const headers = { authorization: `Bearer ${accessToken}` };
  if (pending === 'password') {
    const data = { current: account.password, next: `${account.password} à moi seul` };
    expect((await request.put('/api/auth/password', { headers, data })).status()).toBe(204);
  }
  return headers;
}

/** Another screen of the back-office that is open already, as by one of its links. */
export const visit = (page: Page, path: string) =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

/** A call of the administrator's, beside whatever the browser does. */
export async function asStaff(request: APIRequestContext, method: 'PUT' | 'POST', path: string, data: object): Promise<void> {
  const answer = await request.fetch(path, { method, data, headers: await openSession(request) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * From here to the end of the test the speed of sites comes from Google's service, in a moment. Without it a browser of this
 * machine measures for half a minute, or gives up where the browsers of the tests leave it too little.
 */
export const speedFromGoogle = (request: APIRequestContext) =>
  asStaff(request, 'PUT', '/api/admin/api-keys/pagespeed', { apiKey: KEYS.pagespeed.key, metadata: KEYS.pagespeed.metadata });
