import { createHash } from 'node:crypto';

/** What is put into a page, so that its first answer is complete: for a token, or of the demonstration; `agency`: who the agency is. */
export type PageAnswer = 'report' | 'score' | 'quiz' | 'agency' | 'booking' | 'call' | 'referral';

/** A page of the microsite and how it is served. */
export interface Page {
  /** Folder of the built page; '' is the home page. */
  name: string;
  /** Whether an optional token may follow. */
  token?: true;
  data?: PageAnswer;
  /** Whether the page shows the calendar: an external booking page may stand in a frame. */
  calendar?: true;
  /** Made-up content, labelled as such; kept out of search engines unless the settings say otherwise. */
  example?: true;
}

/** The public routes of the specification (file 1, section 2.1) that the microsite answers. */
export const PAGES: Record<string, Page> = {
  '': { name: '', data: 'agency' },
  accueil: { name: '', data: 'agency' },
  home: { name: '', data: 'agency' },
  homepage: { name: '', data: 'agency' },
  test1: { name: '', data: 'agency' },
  essai: { name: 'essai', data: 'agency' },
  verification: { name: 'verification', token: true, data: 'agency' },
  analyse: { name: 'analyse', token: true, data: 'report' },
  testpage2: { name: 'analyse', token: true, data: 'report' },
  'test-copy': { name: 'analyse', token: true, data: 'report' },
  landing: { name: 'landing', token: true, data: 'report' },
  quiz: { name: 'quiz', token: true, data: 'quiz' },
  score: { name: 'score', token: true, data: 'score' },
  monscore: { name: 'monscore', token: true, data: 'score', calendar: true },
  plan: { name: 'plan', token: true, data: 'score', calendar: true },
  'rendez-vous': { name: 'rendez-vous', token: true, data: 'booking', calendar: true },
  'mon-rendez-vous': { name: 'mon-rendez-vous', token: true, data: 'call' },
  desinscription: { name: 'desinscription', token: true, data: 'agency' },
  merci: { name: 'merci', token: true, data: 'agency' },
  referral: { name: 'referral', token: true, data: 'referral' },
  mentions: { name: 'mentions', data: 'agency' },
  'hero-comparison': { name: 'hero-comparison', data: 'report', example: true },
  'cta-comparison': { name: 'cta-comparison', data: 'report', example: true },
  'cta-redesigned': { name: 'cta-redesigned', data: 'report', example: true },
  'cms-info-comparison': { name: 'cms-info-comparison', data: 'report', example: true },
  'keywords-performance-comparison': { name: 'keywords-performance-comparison', data: 'report', example: true },
  'ai-recommendations-comparison': { name: 'ai-recommendations-comparison', data: 'report', example: true },
};

/** The page technical report (specification 2): `/prospects/{id}/page-performance/{address}`; its script reads the address. */
export const PAGE_REPORT: Page = { name: 'page-performance', token: true, data: 'agency' };
export const isPageReport = (path: string): boolean => /^prospects\/[^/]+\/page-performance(\/|$)/.test(path);

/** Personal pages are not indexed, not cached, and tell no other site where a visitor comes from. */
export const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

/** Public pages are kept by browsers and asked for again: unchanged, the answer is empty. */
export function publicHeaders(html: string, robots: string | null) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { 'cache-control': 'no-cache', etag, ...(robots && { 'x-robots-tag': robots }) };
}

/** The policy of a page: own files, its inline scripts by their hashes, nothing from elsewhere. */
export function contentSecurityPolicy({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }): string {
  const list = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${list(scripts)}`,
    `style-src 'self'${list(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
