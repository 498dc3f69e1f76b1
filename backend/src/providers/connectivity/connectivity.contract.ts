import { z } from 'zod';
import { OUTCOME_NAMES } from '../../rules/outcome-names.rules.js';

const connectivityOutcome = z.enum(OUTCOME_NAMES);
export const redirect = z.object({ url: z.string(), status: z.number().int() });
export const tlsState = z.object({
  /** Host of the certificate. */
  host: z.string().optional(),
  state: z.enum(['valid', 'expired', 'not_yet_valid', 'self_signed', 'name_mismatch', 'untrusted', 'outdated', 'none']),
  protocol: z.string().nullable(),
  issuer: z.string().nullable(),
  valid_to: z.string().nullable(),
});

/** Whether and how a website answers. `tls.state` is `none` on plain http; `tls` is null when nothing answered. */
export const connectivityReport = z.object({
  url: z.string(),
  accessible: z.boolean(),
  outcome: connectivityOutcome,
  status_code: z.number().int().nullable(),
  response_time_ms: z.number().int().nullable(),
  final_url: z.string().nullable(),
  redirects: z.array(redirect),
  tls: tlsState.nullable(),
  /** Cause code when unreachable, else what gave the outcome away. */
  reason: z.string().nullable(),
  /** Why an `ok` page may still not be the company's: it is scored, and flagged for a person. */
  doubt: z.string().nullable(),
});

export type ConnectivityReport = z.infer<typeof connectivityReport>;
export type Redirect = z.infer<typeof redirect>;
export type TlsState = z.infer<typeof tlsState>;
