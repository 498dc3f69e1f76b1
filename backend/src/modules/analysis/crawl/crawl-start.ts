import { isSameSite } from '../../../common/registrable-domain.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { otherAddresses } from '../../../providers/site-visit/other-addresses.js';
import type { FetchedPage } from '../../../providers/url-guard/guarded-fetch.js';
import { locationUrl } from '../../../providers/url-guard/location-url.js';
import { type CrawlFailureCode, isErrorStatus } from '../../../rules/site-crawl.rules.js';
import { type CrawlRobots, crawlRobots } from './crawl-robots.js';
import type { CrawlVisitor } from './crawl-visitor.js';

const MAX_ROBOTS_TXT = 100_000;
const MAX_REDIRECTS = 5;

/** The site cannot be explored, for a named cause that is no failed visit. */
export class CrawlRefused extends Error {
  override name = 'CrawlRefused';

  constructor(
    readonly code: CrawlFailureCode,
    readonly detail?: string,
  ) {
    super(code);
  }
}

/** Where the home page answered. */
export interface CrawlStart {
  url: string;
  home: FetchedPage;
  robots: CrawlRobots;
}

/** Opens a site at its address, else without https or with www, as other visits do. */
export async function openSite(url: string, visitor: CrawlVisitor): Promise<CrawlStart> {
  try {
    return await openAt(url, visitor);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.isOurs) throw error;
    for (const other of otherAddresses(url, error.code)) {
      const start = await openAt(other, visitor).catch((failure: unknown) => {
        if (failure instanceof ProviderError && !failure.isOurs) return null;
        throw failure;
      });
      if (start) return start;
    }
    throw error;
  }
}

/** Follows redirects within the site only; the rules of each host are read before it is visited. */
async function openAt(typed: string, visitor: CrawlVisitor): Promise<CrawlStart> {
  let url = typed;
  let { origin } = new URL(typed);
  let robots = await robotsOf(origin, visitor);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const { origin: next } = new URL(url);
    if (next !== origin) robots = await robotsOf(next, visitor);
    origin = next;
    if (!robots.allows(url)) throw new CrawlRefused('robots');
    visitor.obey(robots.delayMs);
    const home = await visitor.page(url);
    const target = redirectTarget(home);
    if (target === null) return checked({ url: home.url, home, robots });
    if (!isSameSite(target, typed)) throw new CrawlRefused('elsewhere', new URL(target).host);
    url = target;
  }
  throw new ProviderError('too_many_redirects', typed);
}

async function robotsOf(origin: string, visitor: CrawlVisitor): Promise<CrawlRobots> {
  const mayFollow = ({ href }: URL) => isSameSite(href, origin);
  const robots = crawlRobots(await visitor.file(`${origin}/robots.txt`, MAX_ROBOTS_TXT, mayFollow));
  if (!robots) throw new CrawlRefused('robots_unavailable');
  return robots;
}

function checked(start: CrawlStart): CrawlStart {
  if (isErrorStatus(start.home.status)) throw new CrawlRefused('home_status', String(start.home.status));
  if (!isHtml(start.home)) throw new ProviderError('not_html', start.url);
  return start;
}

/** Where an answer redirects to; null when it is a page. */
export const redirectTarget = ({ status, headers, url }: FetchedPage): string | null =>
  status >= 300 && status < 400 && headers.location ? (locationUrl(headers.location, url)?.href ?? null) : null;

/** An answer without a declared type is read as a page, as browsers do. */
export const isHtml = ({ headers }: FetchedPage): boolean => /html|^$/i.test(headers['content-type'] ?? '');
