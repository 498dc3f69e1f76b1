import type { Answer } from './api.ts';

/** What the first script of a page knows; see `inline/page-data.ts`. */
export interface PageData<T = unknown> {
  token: string | null;
  /** The answer, when it came with the page. */
  inline: Answer<T> | null;
  /** The answer; it always comes, with the problem when the call failed. */
  answer: Promise<Answer<T>>;
}

declare global {
  interface Window {
    pageData: PageData;
    /** Fills the page with a newer answer. */
    showPage?: (answer: unknown) => void;
    /** Fills one section with the data that came with the page. */
    fillPart?: (part: Element) => void;
  }
}

export const pageData = <T>(): PageData<T> => window.pageData as PageData<T>;
