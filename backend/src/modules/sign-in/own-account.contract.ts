import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

/** One signed-in browser of one’s own. */
export const ownSession = z.object({
  id: uuid,
  current: z.boolean(),
  /** What the browser calls itself. */
  browser: z.string().nullable(),
  address: z.string().nullable(),
  created_at: isoDateTime,
  last_used_at: isoDateTime,
  ends_at: isoDateTime,
});

export const sessionsClosing = z.object({ scope: z.enum(['others', 'all']) });
export const passwordProof = z.object({ password: z.string().max(1000) });

export const secondFactorState = z.object({
  active: z.boolean(),
  /** Required of the account’s role. */
  required: z.boolean(),
  recovery_codes_left: z.number().int(),
});
/** To be typed, or read as a picture, into an application that makes codes. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export const secondFactorCode = z.object({ code: z.string().max(40) });
/** Shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type OwnSession = z.infer<typeof ownSession>;
export type SecondFactorState = z.infer<typeof secondFactorState>;
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
