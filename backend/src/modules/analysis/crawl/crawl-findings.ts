import { CAUSES, type CauseCode } from '../../../providers/provider-error.js';
import { CRAWL_FINDINGS, type CrawlFindingName, isErrorStatus, SLOW_ANSWER_MS } from '../../../rules/site-crawl.rules.js';
import type { KnownAddress, LinkSource } from './crawl-frontier.js';
import type { CrawlFinding, CrawlFindingPage } from './site-crawl.contract.js';

/** One visited address, without judgement. */
export interface VisitedPage {
  url: string;
  /** Null without an answer, or where the answer says nothing about what a person would see. */
  status: number | null;
  /** Why there is no answer. */
  failure: CauseCode | null;
  /** Where the answer redirects to, on this site or elsewhere. */
  redirectTo: string | null;
  /** Facts of a page that was read; null for errors, redirects and files. */
  page: {
    title: string | null;
    /** False where only the beginning of a page was read, without a title in it. */
    isTitleKnown: boolean;
    isHidden: boolean;
    /** Whether it is the page that it names as its canonical one. */
    isCanonical: boolean;
  } | null;
  /** Time to first byte; the shorter one of two visits for a slow page. */
  waitingMs: number | null;
}

interface Crawled {
  visited: readonly VisitedPage[];
  known: (address: string) => KnownAddress | null;
}

/** A redirect that leads to a broken page is a broken link; longer chains are loops. */
const LONGEST_CHAIN = 10;

/** Judges the visited pages of a site; findings without pages are left out. */
export function crawlFindings(crawled: Crawled): CrawlFinding[] {
  const judges: Record<CrawlFindingName, (crawled: Crawled) => CrawlFindingPage[]> = {
    broken_links: brokenLinks,
    missing_titles: missingTitles,
    duplicate_titles: duplicateTitles,
    hidden_pages: hiddenPages,
    slow_pages: slowPages,
  };
  return CRAWL_FINDINGS.flatMap((name) => {
    const pages = judges[name](crawled);
    return pages.length > 0 ? [{ name, count: pages.length, pages }] : [];
  });
}

function brokenLinks({ visited, known }: Crawled): CrawlFindingPage[] {
  const byAddress = new Map(visited.map((page) => [page.url, page]));
  return visited.flatMap((page) => {
    const end = endOf(page, byAddress, known);
    const address = known(page.url);
    // a sitemap alone is no link; the address behind a redirect is reported with the link to the redirect
    if (!end || !address || address.sourceCount === 0) return [];
    const cause = end.failure && { code: end.failure, message: CAUSES[end.failure] };
    return [{ ...rowOf(page, address), status: end.status, cause }];
  });
}

/** Returns the error that a visitor of an address ends at; null without one. */
function endOf(
  start: VisitedPage,
  byAddress: ReadonlyMap<string, VisitedPage>,
  known: Crawled['known'],
): Pick<VisitedPage, 'status' | 'failure'> | null {
  let page: VisitedPage | undefined = start;
  for (let hop = 0; page; hop++) {
    if (hop > LONGEST_CHAIN) return { status: null, failure: 'redirect_loop' };
    if (page.redirectTo === null) return page.failure !== null || isErrorStatus(page.status ?? 0) ? page : null;
    page = byAddress.get(known(page.redirectTo)?.url ?? '');
  }
  return null;
}

const missingTitles = ({ visited, known }: Crawled): CrawlFindingPage[] =>
  visited.flatMap((page) => (page.page?.isTitleKnown && page.page.title === null ? [rowOf(page, known(page.url))] : []));

/** Pages that declare another one as canonical, or are not in search engines, compete with none. */
function duplicateTitles({ visited, known }: Crawled): CrawlFindingPage[] {
  const groups = new Map<string, VisitedPage[]>();
  for (const page of visited) {
    if (!page.page?.title || page.page.isHidden || !page.page.isCanonical) continue;
    const key = page.page.title.normalize('NFKC').toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()]
    .filter((pages) => pages.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((pages, group) => pages.map((page) => ({ ...rowOf(page, known(page.url)), group: group + 1 })));
}

/** A page kept from search engines is a fault only where the navigation leads to it. */
const hiddenPages = ({ visited, known }: Crawled): CrawlFindingPage[] =>
  visited.flatMap((page) => {
    const address = known(page.url);
    return page.page?.isHidden && (address?.isInNavigation || address?.depth === 0) ? [rowOf(page, address)] : [];
  });

const slowPages = ({ visited, known }: Crawled): CrawlFindingPage[] =>
  visited
    .filter(({ page, waitingMs }) => page !== null && waitingMs !== null && waitingMs > SLOW_ANSWER_MS)
    .toSorted((one, other) => (other.waitingMs ?? 0) - (one.waitingMs ?? 0))
    .map((page) => rowOf(page, known(page.url)));

function rowOf({ url, status, page, waitingMs }: VisitedPage, address: KnownAddress | null): CrawlFindingPage {
  const sources: LinkSource[] = address?.sources ?? [];
  return {
    ...{ url, title: page?.title ?? null, status, cause: null, group: null },
    waiting_ms: waitingMs === null ? null : Math.round(waitingMs),
    ...{ sources, source_count: address?.sourceCount ?? 0 },
  };
}
