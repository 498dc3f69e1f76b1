import { z } from 'zod';
import { asRead, email, isoDateTime, requiredText, uuid } from '../../common/http/field.contract.js';
import { role } from './auth.contract.js';

const REQUIRED = 'Veuillez remplir tous les champs obligatoires';
const INVALID_EMAIL = 'Format d’email invalide';

/** An account of staff as administrators see it. */
export const user = z.object({
  id: uuid,
  email: z.string(),
  name: z.string(),
  role,
  disabled: z.boolean(),
  /** Whether the password was set by another person. */
  must_change_password: z.boolean(),
  second_factor: z.boolean(),
  last_login_at: isoDateTime.nullable(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});

export const userCreate = z.object({
  email: email(REQUIRED, INVALID_EMAIL).transform((address) => address.toLowerCase()),
  name: requiredText(REQUIRED, 200),
  role,
});

/** PUT merges: an absent key keeps its value; the address of an account never changes. */
export const userUpdate = z.object({
  name: requiredText(REQUIRED, 200).optional(),
  role: role.optional(),
  disabled: z.boolean().optional(),
  ...asRead,
});

/** A generated password: shown once, stored as a hash. */
export const madePassword = z.object({ password: z.string() });
export const madeUser = user.extend(madePassword.shape);

export type UserRecord = z.infer<typeof user>;
export type UserCreate = z.infer<typeof userCreate>;
export type UserUpdate = z.infer<typeof userUpdate>;
