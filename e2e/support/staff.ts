import type { Page } from '@playwright/test';
import { ADMIN, expect } from './test.js';

/** Signs the browser in without its form, with a password of its own; answers the headers for calls of the test's own. */
export async function signIn(page: Page, account = ADMIN): Promise<{ authorization: string }> {
  const answer = await page.request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  await page.addInitScript(`localStorage.setItem('smartindex.signedIn', '1')`);
  const { accessToken, pending } = (await answer.json()) as { accessToken: string; pending: string | null };
  const headers = { authorization: `Bearer ${accessToken}` };
  if (pending === 'password') {
    const data = { current: account.password, next: `${account.password} à moi seul` };
    expect((await page.request.put('/api/auth/password', { headers, data })).status()).toBe(204);
  }
  return headers;
}

/** Another screen of the back-office that is open already, as by one of its links. */
export const visit = (page: Page, path: string) =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);
