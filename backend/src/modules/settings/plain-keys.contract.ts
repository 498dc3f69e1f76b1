import { z } from 'zod';
import { vendorName } from './api-keys.contract.js';

/** What became of each key that was stored as plain text. */
export const plainKeysOutcome = z.object({
  results: z.array(z.object({ service: vendorName, ok: z.boolean(), message: z.string() })),
});
export type PlainKeysOutcome = z.infer<typeof plainKeysOutcome>;
