import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

export const role = z.enum(['admin', 'staff', 'viewer']);
/** `code`: of the second factor, or one of the recovery codes, once the account has them. */
export const credentials = z.object({ email: z.string().max(254), password: z.string().max(1000), code: z.string().max(40).optional() });
export const signedInUser = z.object({ id: uuid, email: z.string(), name: z.string(), role });
/** `pending`: what has to be done before anything else answers. */
export const session = z.object({
  accessToken: z.string(),
  expiresAt: isoDateTime,
  user: signedInUser,
  pending: z.enum(['password', 'second_factor']).nullable(),
});

/** Requirements of the new password are checked by `password-strength.ts`. */
export const passwordChange = z.object({
  current: z.string().max(1000),
  next: z.string().max(1000, '1000 caractères au maximum'),
});

export type PasswordChange = z.infer<typeof passwordChange>;
export type Credentials = z.infer<typeof credentials>;
export type SessionRecord = z.infer<typeof session>;
