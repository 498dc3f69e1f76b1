import { isSameSite } from '../../../common/registrable-domain.js';
import { REPORTED_CRAWL_PAGES } from '../../../rules/crawl-advice.rules.js';
import type { ReportedCrawl } from './reported-crawl.contract.js';
import type { CrawlFindingPage, CrawlResult } from './site-crawl.contract.js';

const LONGEST_ADDRESS = 120;
/** Control characters, direction marks, spaces: they would not be seen, or would change what is read. */
const UNREADABLE = /[\p{C}\p{Z}]/u;

/** Returns what the prospect sees of an exploration; null without findings, and for one of a former site. */
export function reportedCrawl(result: CrawlResult | null, siteUrl: string | null): ReportedCrawl | null {
  if (!result || result.findings.length === 0 || !isOfSite(result, siteUrl)) return null;
  const findings = result.findings.map(({ name, count, pages }) => ({
    ...{ name, count },
    pages: pages.slice(0, REPORTED_CRAWL_PAGES).map(reportedPage),
  }));
  return { explored_at: result.explored_at, pages: result.pages, findings };
}

/** Whether an exploration is of the address that the prospect has now. */
export const isOfSite = ({ url }: Pick<CrawlResult, 'url'>, siteUrl: string | null): boolean =>
  siteUrl !== null && URL.canParse(siteUrl) && isSameSite(url, siteUrl);

const reportedPage = ({ url, title, status, waiting_ms, sources: [source] }: CrawlFindingPage) => ({
  ...{ address: pathOf(url), title, status, waiting_ms },
  linked_from: source ? pathOf(source.url) : null,
});

/** The path of a page as a person reads it, `/été`. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  const decoded = decodedPath(pathname + search);
  const path = UNREADABLE.test(decoded) ? pathname + search : decoded;
  return path.length > LONGEST_ADDRESS ? `${path.slice(0, LONGEST_ADDRESS - 1)}…` : path;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
