import { z } from 'zod';

export const connectivityOutcome = z.enum([
  'ok',
  'unreachable',
  'bot_challenge',
  'parked',
  'maintenance',
  'login_wall',
  'other_company',
  'http_error',
]);
export const redirect = z.object({ url: z.string(), status: z.number().int() });
export const tlsState = z.object({
  state: z.enum(['valid', 'expired', 'self_signed', 'name_mismatch', 'untrusted', 'none']),
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
});

export type ConnectivityOutcome = z.infer<typeof connectivityOutcome>;
export type ConnectivityReport = z.infer<typeof connectivityReport>;
export type Redirect = z.infer<typeof redirect>;
export type TlsState = z.infer<typeof tlsState>;
