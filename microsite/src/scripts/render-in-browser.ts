import type { FunctionComponent } from 'react';
import { type Answer, pageData, problemOf } from '../lib/api.ts';
import type { SectionProps } from '../render/page-input.ts';

/** Loads the sections of a page, by their names, when the browser has to render them. */
export type LoadSections = () => Promise<Readonly<Record<string, FunctionComponent<SectionProps<never>>>>>;

/**
 * Returns the data of the page once they are rendered: by the server, or here when the page came without its data, from a
 * CDN or for another token.
 */
export async function ensureRendered<T>(load: LoadSections): Promise<Answer<T>> {
  const { inline, token, answer } = pageData<T>();
  const data = await answer;
  if (!inline) {
    const [{ renderPage }, sections] = await Promise.all([import('../render/browser.tsx'), load()]);
    await renderPage(token, data, sections);
    document.documentElement.dataset.state = problemOf(data) ? 'error' : 'ready';
  }
  const own = document.querySelector<HTMLElement>('[data-document-title]');
  if (own) document.title = own.dataset.documentTitle ?? '';
  return data;
}
