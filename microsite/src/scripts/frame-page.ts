import { pageData } from '../lib/api.ts';
import { rendered } from './render-here.ts';

/** Header and footer of a page that came without its data, from a CDN; the quiz says itself when it is ready. */
async function start(): Promise<void> {
  const { inline, token, answer } = pageData();
  if (document.documentElement.dataset.page !== 'quiz') await rendered(async () => ({}));
  else if (!inline) await (await import('../render/browser.tsx')).renderPage(token, await answer, {});
}

void start();
