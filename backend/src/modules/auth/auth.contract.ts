import { z } from 'zod';
import { isoDateTime, uuid } from '../../common/http/field.contract.js';

export const role = z.enum(['admin', 'staff', 'viewer']);
export const credentials = z.object({ email: z.string().max(254), password: z.string().max(1000) });
export const signedInUser = z.object({ id: uuid, email: z.string(), name: z.string(), role });
export const session = z.object({ accessToken: z.string(), expiresAt: isoDateTime, user: signedInUser });

export type Credentials = z.infer<typeof credentials>;
export type SessionRecord = z.infer<typeof session>;
