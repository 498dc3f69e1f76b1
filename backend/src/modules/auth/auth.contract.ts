import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

export const role = z.enum(['admin', 'staff', 'viewer']);
export const credentials = z.object({ email: z.string().max(254), password: z.string().max(1000) });
export const signedInUser = z.object({ id: uuid, email: z.string(), name: z.string(), role });
export const session = z.object({ accessToken: z.string(), expiresAt: isoDateTime, user: signedInUser });

/** Twelve characters and more; nothing else is asked, as NIST SP 800-63B advises. */
export const passwordChange = z.object({
  current: z.string().max(1000),
  next: z.string().min(12, 'Choisissez au moins 12 caractères.').max(1000, '1000 caractères au maximum'),
});

export type PasswordChange = z.infer<typeof passwordChange>;
export type Credentials = z.infer<typeof credentials>;
export type SessionRecord = z.infer<typeof session>;
