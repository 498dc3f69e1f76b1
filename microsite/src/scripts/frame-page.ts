import { pageData } from '../lib/api.ts';
import { ensureRendered } from './render-in-browser.ts';

/** Renders header and footer of a page that came without its data, from a CDN; the quiz becomes ready with its island. */
async function start(): Promise<void> {
  const { inline, token, answer } = pageData();
  if (document.documentElement.dataset.page !== 'quiz') await ensureRendered(async () => ({}));
  else if (!inline) await (await import('../render/browser.tsx')).renderPage(token, await answer, {});
}

void start();
