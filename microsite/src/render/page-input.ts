import type { PageWords } from '../../../backend/src/rules/page-words.rules.ts';
import { AGENCY } from '../content/agency.ts';

export type SiteWords = PageWords;

/** Input of a section: the answer of the public API and the texts of the agency. */
export interface SectionProps<T = unknown> {
  data: T;
  words: SiteWords;
  /** In the path of the page; null without one. */
  token: string | null;
}

/** Input without an answer about the agency. */
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
