import type { ClaimName } from './claims.rules.js';
import { type PageId, pagePath, TOKEN_PAGES } from './routes.rules.js';
import { DEMO_TOKEN } from './tokens.rules.js';

/** On which page the agency sees a text of its own; `shown-words.test.ts` holds it to the built pages. */
export const MESSAGE_PAGES: Readonly<Record<string, PageId>> = {
  landing_intro: 'landing',
  quiz_intro: 'quiz',
  score_message: 'score',
  low_score_message: 'score',
  high_score_message: 'score',
  plan_message: 'plan',
  merci_message: 'thanks',
};

export const CLAIM_PAGES: Readonly<Record<ClaimName, PageId>> = {
  trafficPromise: 'home',
  trafficFactor: 'home',
  companiesAnalysed: 'home',
  companiesFollowed: 'report',
  rating: 'home',
  clients: 'home',
  satisfaction: 'home',
  since: 'home',
  aiCertified: 'home',
  swissMade: 'home',
  price: 'home',
  auditValue: 'audit',
  smartIndexValue: 'report',
  extraVisitors: 'report',
  qualifiedTraffic: 'report',
  auditDelay: 'audit',
  trialTime: 'trial',
  resultsDelay: 'home',
  reportDelay: 'home',
  analysisTime: 'home',
  guarantee: 'home',
  guaranteeTerm: 'home',
  auditStep: 'home',
  optimisationStep: 'home',
  growthStep: 'home',
  placesLeft: 'audit',
  placesOpen: 'home',
  placesDelay: 'home',
};

const MOST_WORDS = 6;
/** What the page fills in, and what it writes with other spaces than staff. */
const CHANGED = /(?:\b[dD]e )?\{[^}]*\}|[\u00a0\u202f;:!?«»%\n]/;

/** Returns the address of the demonstration page at the first words of a text (`#:~:text=`). */
export function addressOfWords(page: PageId, text: string): string {
  const parts = text.split(CHANGED).map((part) => part.replace(/^[\s,.]+|[\s,.]+$/g, ''));
  const longest = parts.find((part) => part.includes(' ')) ?? parts.find(Boolean);
  const words = longest?.split(/\s+/).slice(0, MOST_WORDS).join(' ');
  const path = pagePath(page, TOKEN_PAGES.includes(page) ? DEMO_TOKEN : null);
  return words ? `${path}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}` : path;
}
