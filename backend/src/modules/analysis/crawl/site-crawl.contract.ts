import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';
import { CRAWL_ENDS, CRAWL_FINDINGS } from '../../../rules/site-crawl.rules.js';

const linkSource = z.object({ url: z.string(), text: z.string() });

/** One page of a finding; for a broken link its target, with the pages where the link stands. */
const crawlFindingPage = z.object({
  url: z.string(),
  title: z.string().nullable(),
  status: z.number().int().nullable(),
  /** Why there was no answer. */
  cause: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Time to first byte, measured by us. */
  waiting_ms: z.number().int().nullable(),
  /** Pages of one group have the same title. */
  group: z.number().int().nullable(),
  sources: z.array(linkSource),
  source_count: z.number().int(),
});

const crawlFinding = z.object({
  name: z.enum(CRAWL_FINDINGS),
  /** Of all its pages; `pages` has the first ones. */
  count: z.number().int(),
  pages: z.array(crawlFindingPage),
});

/** The latest complete exploration. */
export const crawlResult = z.object({
  url: z.string(),
  explored_at: isoDateTime,
  /** Addresses that were requested, and how many of them are pages that were read. */
  visited: z.number().int(),
  pages: z.number().int(),
  /** Addresses of the site that are known. */
  known: z.number().int(),
  /** Addresses that robots.txt forbids. */
  forbidden: z.number().int(),
  /** Time between two requests at the end. */
  delay_ms: z.number().int(),
  ended: z.enum(CRAWL_ENDS),
  findings: z.array(crawlFinding),
});

export const siteCrawl = z.object({
  /** `none`: never ordered. */
  status: z.enum(['none', 'queued', 'running', 'done', 'cancelled', 'failed']),
  /** Progress of the exploration that runs or ran last. */
  visited: z.number().int(),
  known: z.number().int(),
  ordered_at: isoDateTime.nullable(),
  finished_at: isoDateTime.nullable(),
  /** Why it failed, and what to do. */
  failure: z.string().nullable(),
  result: crawlResult.nullable(),
  /** Whether the result is of a former address of the prospect. */
  is_former_site: z.boolean(),
});

export type CrawlFindingPage = z.infer<typeof crawlFindingPage>;
export type CrawlFinding = z.infer<typeof crawlFinding>;
export type CrawlResult = z.infer<typeof crawlResult>;
export type SiteCrawlRecord = z.infer<typeof siteCrawl>;
export type SiteCrawlStatus = Exclude<SiteCrawlRecord['status'], 'none'>;
