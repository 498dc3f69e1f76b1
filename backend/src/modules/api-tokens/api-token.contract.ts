import { z } from 'zod';
import { isoDateTime, moment, requiredText, uuid } from '../../common/http/field.contract.js';
import { API_SCOPES } from '../../rules/api-scopes.rules.js';

export const apiScope = z.enum(API_SCOPES);
export const apiTokenState = z.enum(['active', 'expired', 'revoked']);

export const apiTokenCreate = z.object({
  name: requiredText('Donnez un nom à ce jeton', 100),
  scopes: z
    .array(apiScope)
    .min(1, 'Choisissez au moins un droit')
    .max(API_SCOPES.length)
    .overwrite((scopes) => [...new Set(scopes)]),
  /** Absent or null: until it is revoked. */
  expiresAt: moment('Indiquez une date').nullish(),
});

/** A token as administrators see it, without its secret. */
export const apiToken = z.object({
  id: uuid,
  name: z.string(),
  scopes: z.array(apiScope),
  state: apiTokenState,
  start: z.string(),
  /** Account for which it acts: its role limits the token, and closing it ends the token. */
  created_by: z.string(),
  expires_at: isoDateTime.nullable(),
  last_used_at: isoDateTime.nullable(),
  revoked_at: isoDateTime.nullable(),
  created_at: isoDateTime,
});

/** With the token itself, shown this once. */
export const madeApiToken = apiToken.extend({ token: z.string() });

export type ApiTokenCreate = z.infer<typeof apiTokenCreate>;
export type ApiTokenRecord = z.infer<typeof apiToken>;
export type ApiTokenState = z.infer<typeof apiTokenState>;
export type MadeApiToken = z.infer<typeof madeApiToken>;
