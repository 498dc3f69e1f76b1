import type { Page } from '@playwright/test';
import { ADMIN, expect } from './test.js';

/** Signs the browser in without its form; answers the headers for calls of the test's own. */
export async function signIn(page: Page, account = ADMIN): Promise<{ authorization: string }> {
  const answer = await page.request.post('/api/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  await page.addInitScript(`localStorage.setItem('smartindex.signedIn', '1')`);
  return { authorization: `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}` };
}
