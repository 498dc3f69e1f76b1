import type { FunctionComponent } from 'react';
import { type Answer, pageData, problemOf } from '../lib/api.ts';
import type { PartProps } from '../render/page-input.ts';

/** The parts of a page by their names, fetched when they are to be rendered here. */
export type LoadParts = () => Promise<Readonly<Record<string, FunctionComponent<PartProps<never>>>>>;

/**
 * The answer that the page shows, once it is readable: the server has rendered it, unless the page came without its data, from a
 * CDN or for another token.
 */
export async function rendered<T>(load: LoadParts): Promise<Answer<T>> {
  const { inline, token, answer } = pageData<T>();
  const data = await answer;
  if (!inline) {
    const [{ renderPage }, parts] = await Promise.all([import('../render/browser.tsx'), load()]);
    await renderPage(token, data, parts);
    document.documentElement.dataset.state = problemOf(data) ? 'error' : 'ready';
  }
  const own = document.querySelector<HTMLElement>('[data-document-title]');
  if (own) document.title = own.dataset.documentTitle ?? '';
  return data;
}
