import { z } from 'zod';
import { isoDateTime } from '../../../common/http/field.contract.js';
import { CRAWL_FINDINGS } from '../../../rules/site-crawl.rules.js';

/** The findings of the whole site on the prospect's report; addresses are texts, without the host. */
export const reportedCrawl = z.object({
  explored_at: isoDateTime,
  /** Pages that were read. */
  pages: z.number().int(),
  findings: z.array(
    z.object({
      name: z.enum(CRAWL_FINDINGS),
      /** Of all its pages; `pages` has the first ones. */
      count: z.number().int(),
      pages: z.array(
        z.object({
          address: z.string(),
          title: z.string().nullable(),
          status: z.number().int().nullable(),
          waiting_ms: z.number().int().nullable(),
          /** A page where the link stands. */
          linked_from: z.string().nullable(),
        }),
      ),
    }),
  ),
});

export type ReportedCrawl = z.infer<typeof reportedCrawl>;
