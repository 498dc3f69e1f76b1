import { createHash } from 'node:crypto';
import { contentPolicy } from '../../common/http/content-policy.js';
import { PAGE_REPORT_NAME } from '../../rules/page-report-route.rules.js';
import { PAGE_NAMES, type PageId, routesOf, TOKEN_PAGES } from '../../rules/routes.rules.js';
import { WIDGET_NAME } from '../../rules/widget.rules.js';

/** What is put into a page, so that its first answer is complete: for a token, or of the demonstration; `agency`: who the agency is. */
export type PageAnswer = 'report' | 'score' | 'quiz' | 'agency' | 'booking' | 'call' | 'referral';

/** A page of the microsite and how it is served. */
export interface Page {
  /** Folder of the built page; '' is the home page. */
  name: string;
  /** Whether an optional token may follow. */
  token?: true;
  data?: PageAnswer;
  /** Whether the page shows the calendar: an external booking page may be framed. */
  calendar?: true;
  /** Example content, marked as such; excluded from search engines by default. */
  example?: true;
  /** Whether the page stands in a frame on allowed origins; it sets no cookie and is not indexed. */
  embedded?: true;
}

/** How each public page is answered. */
const SERVED: Record<PageId, Omit<Page, 'name' | 'token'>> = {
  home: { data: 'agency' },
  trial: { data: 'agency' },
  verification: { data: 'agency' },
  report: { data: 'report' },
  landing: { data: 'report' },
  quiz: { data: 'quiz' },
  audit: { data: 'score' },
  score: { data: 'score', calendar: true },
  plan: { data: 'score', calendar: true },
  booking: { data: 'booking', calendar: true },
  call: { data: 'call' },
  unsubscribe: { data: 'agency' },
  thanks: { data: 'agency' },
  referral: { data: 'referral' },
  legal: { data: 'agency' },
  heroComparison: { data: 'report', example: true },
  callComparison: { data: 'report', example: true },
  callRedesigned: { data: 'report', example: true },
  cmsComparison: { data: 'report', example: true },
  keywordsComparison: { data: 'report', example: true },
  adviceComparison: { data: 'report', example: true },
};

const pageOf = (id: PageId): Page => ({ name: PAGE_NAMES[id], ...(TOKEN_PAGES.includes(id) && { token: true }), ...SERVED[id] });

/** The pages that the microsite answers, by the first part of an address. */
export const PAGES: Readonly<Record<string, Page>> = Object.fromEntries(
  (Object.keys(PAGE_NAMES) as PageId[]).flatMap((id) => routesOf(id).map((route) => [route, pageOf(id)])),
);

/** The page technical report (specification 2); its script reads the address. */
export const PAGE_REPORT: Page = { name: PAGE_REPORT_NAME, token: true, data: 'agency' };

/** The trial form by itself, for the frame of the widget. */
export const WIDGET: Page = { name: WIDGET_NAME, data: 'agency', embedded: true };
/** The same in English, which no other page has. */
export const ENGLISH_WIDGET: Page = { ...WIDGET, name: `en/${WIDGET_NAME}` };

/** Returns whether the data of a page is one prospect's report, score or quiz: cached until changed. */
export const isCached = ({ token, data }: Page): boolean => token === true && (data === 'report' || data === 'score' || data === 'quiz');

/** Personal pages are not indexed, not cached, and send no referrer. */
export const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

/** Replaces the origins that may show a page in a frame; none of them = no one may. */
export const framedBy = (policy: string, origins: readonly string[]): string =>
  origins.length > 0 ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`) : policy;

/** Public pages are cached and revalidated: unchanged, the response is 304. */
export function publicHeaders(html: string, robots: string | null) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { 'cache-control': 'no-cache', vary: 'cookie', etag, ...(robots && { 'x-robots-tag': robots }) };
}

/** The policy of a page: own files, its inline scripts by their hashes, nothing from elsewhere. */
export function contentSecurityPolicy({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }): string {
  const list = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return contentPolicy({
    'script-src': `'self'${list(scripts)}`,
    'style-src': `'self'${list(styles)}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
  });
}
