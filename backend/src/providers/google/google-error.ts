import { z } from 'zod';
import { ProviderError } from '../provider-error.js';

const googleError = z.object({
  error: z.object({
    message: z.string().catch(''),
    status: z.string().optional().catch(undefined),
    errors: z.array(z.object({ reason: z.string().optional() })).catch([]),
    details: z.array(z.object({ reason: z.string().optional(), metadata: z.record(z.string(), z.unknown()).optional() })).catch([]),
  }),
});

export interface GoogleError {
  message: string;
  /** `API_KEY_INVALID`, `rateLimitExceeded`, `lighthouseUserError`… */
  reasons: string[];
  /** The quota that is used up, e.g. `defaultPerDayPerProject`. */
  quotaLimit: string | null;
}

/** Google’s error envelope (google.rpc.Status); null when it is not one. */
export function readGoogleError(body: unknown): GoogleError | null {
  const parsed = googleError.safeParse(body);
  if (!parsed.success) return null;
  const { message, status, errors, details } = parsed.data.error;
  const reasons = [...errors, ...details].map(({ reason }) => reason);
  const limit = details.map(({ metadata }) => metadata?.quota_limit).find((value) => typeof value === 'string');
  return { message, reasons: [status, ...reasons].filter((reason) => reason !== undefined), quotaLimit: limit ?? null };
}

/**
 * Maps an error of Google. A wrong key is a 400, and a daily quota looks like too many calls. Messages are dropped: they may contain the
 * key.
 */
export function explainGoogle(status: number, body: unknown, vendor: string): ProviderError | undefined {
  const error = readGoogleError(body);
  if (!error) return undefined;
  const detail = `HTTP ${status} ${error.reasons.join(' ')} ${error.quotaLimit ?? ''}`.trim();
  if (error.reasons.includes('API_KEY_INVALID')) return new ProviderError('vendor_unauthorised', detail, vendor);
  if (status !== 429) return undefined;
  return /perday/i.test(error.quotaLimit ?? '')
    ? new ProviderError('vendor_quota', detail, vendor)
    : new ProviderError('vendor_rate_limited', detail, vendor, 60_000);
}
