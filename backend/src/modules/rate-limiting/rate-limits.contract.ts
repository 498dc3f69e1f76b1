import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';

/** A rule as the settings have it, and what is counted under it right now. */
const rateLimitRecord = z.object({
  rule: z.string(),
  windowMs: z.number().int(),
  max: z.number().int(),
  /** Buckets with a running window, their requests, and how many of them are full. */
  buckets: z.number().int(),
  hits: z.number().int(),
  blocked: z.number().int(),
});

const bucketRecord = z.object({
  rule: z.string(),
  /** An address, an account's id; in the quiz followed by the token. */
  subject: z.string(),
  hits: z.number().int(),
  max: z.number().int(),
  blocked: z.boolean(),
  resets_at: isoDateTime,
});

/** The limits and their live counters; `busiest` are the fullest buckets. */
export const rateLimitReport = z.object({ rules: z.array(rateLimitRecord), busiest: z.array(bucketRecord) });
export type RateLimitReport = z.infer<typeof rateLimitReport>;
