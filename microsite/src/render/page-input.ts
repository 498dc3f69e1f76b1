import type { PageWords } from '../../../backend/src/rules/page-words.rules.ts';
import { AGENCY } from '../content/agency.ts';

export type SiteWords = PageWords;

/** What a part of a page is rendered from: the answer of the public API, and the words of the agency around it. */
export interface PartProps<T = unknown> {
  data: T;
  words: SiteWords;
  /** In the path of the page; null without one. */
  token: string | null;
}

/** Before anything is known of the agency. */
export const NO_WORDS: SiteWords = {
  agency: { ...AGENCY, logo: null, email: '', phone: '', website: '', accent: '' },
  company: '',
  headline: AGENCY.tagline,
  claims: {},
  testimonials: [],
  messages: {},
  status: null,
  legal: null,
  formError: '',
};
