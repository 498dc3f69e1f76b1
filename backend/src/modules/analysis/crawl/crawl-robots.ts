import { crawlDelayOf, decidingRule, robotsGroups, robotsRecords, sitemapsIn } from '../../../rules/robots-txt.rules.js';

/** Our robot in robots.txt, as in the user agent of our visits. */
const OUR_ROBOT = 'smartindexbot';

/** What a robots.txt says to us. */
export interface CrawlRobots {
  allows: (url: string) => boolean;
  /** Between two requests. */
  delayMs: number;
  sitemaps: string[];
}

/**
 * Reads the answer to /robots.txt (RFC 9309, section 2.3.1): a missing file forbids nothing. Null: the server fails, so that its rules are
 * unknown and nothing may be visited.
 */
export function crawlRobots(answer: { status: number; body: Uint8Array }): CrawlRobots | null {
  if (answer.status >= 500 || answer.status === 429) return null;
  const records = answer.status === 200 ? robotsRecords(new TextDecoder().decode(answer.body)) : [];
  const groups = robotsGroups(records);
  return {
    allows: (url) => {
      const { pathname, search } = new URL(url);
      return decidingRule(groups, OUR_ROBOT, pathname + search)?.allow ?? true;
    },
    delayMs: crawlDelayOf(groups, OUR_ROBOT) * 1000,
    sitemaps: sitemapsIn(records),
  };
}
