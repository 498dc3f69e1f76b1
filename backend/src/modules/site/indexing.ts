import type { Page } from './pages.js';

export interface IndexingRules {
  /** One of the two switches is enough. */
  testMode: boolean;
  /** Public pages ask to stay out of search engines. */
  metaNoIndex: boolean;
  /** Demonstration and comparison pages stay out. */
  noIndexEnabled: boolean;
}

const PRIVATE = 'noindex, nofollow, noarchive';

/** Returns the robots directive of a page, for header and head; null = indexed. Personal pages and the frame of the widget are never indexed. */
export function robotsTag(page: Page, { testMode, metaNoIndex, noIndexEnabled }: IndexingRules): string | null {
  if (page.token || page.embedded) return PRIVATE;
  if (testMode) return 'noindex, nofollow';
  if (metaNoIndex || (page.example && noIndexEnabled)) return 'noindex';
  return null;
}
