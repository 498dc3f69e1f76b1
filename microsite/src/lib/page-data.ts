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
  }
}

/** Told to the page's other scripts when it has been filled again. */
export const SHOWN_EVENT = 'page:shown';

/** Told to them when the prospect has asked for something: an audit, a call. */
export const ASKED_EVENT = 'page:asked';
