import { z } from 'zod';
import { isoDateTime, requiredText, uuid } from '../../common/http/field.contract.js';

/** A passkey of one’s own. */
export const passkey = z.object({ id: uuid, name: z.string(), created_at: isoDateTime, last_used_at: isoDateTime.nullable() });

/** As WebAuthn level 3 writes them in JSON; the browser reads them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
const credential = {
  id: base64url(1500),
  rawId: base64url(1500),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

export const passkeyCreate = z.object({
  name: requiredText('Donnez un nom à cette clé d’accès.', 60),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(5000),
      attestationObject: base64url(50_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});

export const passkeySignIn = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(5000),
    authenticatorData: base64url(5000),
    signature: base64url(5000),
    userHandle: base64url(100).optional(),
  }),
});

export type PasskeyRecord = z.infer<typeof passkey>;
export type PasskeyCreate = z.infer<typeof passkeyCreate>;
export type PasskeySignIn = z.infer<typeof passkeySignIn>;
