import type { Answer } from './api.ts';

/** The token and the data of the page, set by `inline/page-data.ts`. */
export interface PageData<T = unknown> {
  token: string | null;
  /** The answer, when the server embedded it in the page. */
  inline: Answer<T> | null;
  /** Always resolves: with a problem when the call failed. */
  answer: Promise<Answer<T>>;
}

declare global {
  interface Window {
    pageData: PageData;
  }
}

/** Dispatched on the document after the page was rendered again. */
export const SHOWN_EVENT = 'page:shown';

/** Dispatched on the document after the prospect requested an audit or a call. */
export const ASKED_EVENT = 'page:asked';
