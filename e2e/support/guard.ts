import type { Page } from '@playwright/test';

/** Everything that a page's policy refuses from now on, and every address of another site that it asks for. */
export async function guard(page: Page): Promise<{ refused: string[]; foreign: string[] }> {
  const seen = { refused: [] as string[], foreign: [] as string[] };
  await page.exposeFunction('reportRefused', (refused: string) => seen.refused.push(refused));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    reportRefused([violatedDirective, blockedURI, sample].join(' ')));`);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1') seen.foreign.push(request.url());
  });
  return seen;
}
