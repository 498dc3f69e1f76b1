/** The public pages, each under its one name (specification 1, section 2.1): what the server answers, what pages and e-mails link to. */

/** First part of a page’s address, and the folder in which it is built; '' is the home page. */
export const PAGE_NAMES = {
  home: '',
  trial: 'essai',
  verification: 'verification',
  report: 'analyse',
  landing: 'landing',
  quiz: 'quiz',
  audit: 'score',
  score: 'monscore',
  plan: 'plan',
  booking: 'rendez-vous',
  call: 'mon-rendez-vous',
  unsubscribe: 'desinscription',
  thanks: 'merci',
  referral: 'referral',
  legal: 'mentions',
  heroComparison: 'hero-comparison',
  callComparison: 'cta-comparison',
  callRedesigned: 'cta-redesigned',
  cmsComparison: 'cms-info-comparison',
  keywordsComparison: 'keywords-performance-comparison',
  adviceComparison: 'ai-recommendations-comparison',
} as const;
export type PageId = keyof typeof PAGE_NAMES;

/** Other names that lead to a page. */
export const PAGE_ALIASES: Partial<Record<PageId, readonly string[]>> = {
  home: ['accueil', 'home', 'homepage', 'test1'],
  report: ['testpage2', 'test-copy'],
};

/** Pages with a token in their path. */
export const TOKEN_PAGES: readonly PageId[] = [
  'verification',
  'report',
  'landing',
  'quiz',
  'audit',
  'score',
  'plan',
  'booking',
  'call',
  'unsubscribe',
  'thanks',
  'referral',
];

/** Every first part of an address that leads to a page. */
export const routesOf = (id: PageId): string[] => [PAGE_NAMES[id], ...(PAGE_ALIASES[id] ?? [])];

/** `pagePath('quiz', 'abcd1234')` → /quiz/abcd1234; without a token the page itself. */
export const pagePath = (id: PageId, token?: string | null): string => `/${PAGE_NAMES[id]}${token ? `/${encodeURIComponent(token)}` : ''}`;

/** Returns the path before a token or secret: /verification/ */
export const pagePrefix = (id: PageId): string => `/${PAGE_NAMES[id]}/`;
