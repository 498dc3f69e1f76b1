import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { vendorName } from '../settings/api-keys.contract.js';

/** Calls, and their cost in USD. */
const usage = z.object({ calls: z.number().int(), cost: z.number() });
const limit = z.number().nullable();

/** Current state of a vendor; limits and remainders are null without a limit. */
export const vendorStanding = z.object({
  vendor: vendorName,
  label: z.string(),
  configured: z.boolean(),
  /** `half_open`: one call is let through to see whether the vendor answers again. */
  circuit: z.enum(['closed', 'open', 'half_open']),
  failures: z.number().int(),
  /** Null too where the next call is let through. */
  retry_at: isoDateTime.nullable(),
  last_success_at: isoDateTime.nullable(),
  last_failure_at: isoDateTime.nullable(),
  last_error: z.object({ code: z.string(), message: z.string(), detail: z.string().nullable() }).nullable(),
  pace: z.object({ last_minute: z.number().int(), calls_per_minute: z.number(), under_way: z.number().int(), at_once: z.number().int() }),
  today: usage,
  month: usage,
  limits: z.object({ calls_per_day: limit, calls_per_month: limit, cost_per_day: limit, cost_per_month: limit }),
  /** Whether calls are left to the limits of the settings. */
  has_budget: z.boolean(),
  left: z.object({ calls: limit, cost: limit }),
});

export const vendorParams = z.object({ vendor: vendorName });

export type VendorRecord = z.infer<typeof vendorStanding>;
