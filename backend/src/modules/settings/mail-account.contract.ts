import { z } from 'zod';
import { isoDateTime, wholeNumber } from '../../common/http/field.contract.js';
import { isEmail } from '../../common/is-email.js';
import { PORT } from '../../rules/setting-fields.rules.js';

/** `tls`: implicit (465); `starttls`: before any command (587); `none`: unencrypted, without a password only. */
const mailSecurity = z.enum(['tls', 'starttls', 'none']);

const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.?$/i;
const IPV6 = /^[\da-f:.]+$/i;
const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `${max} caractères au maximum`)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'Une seule ligne, sans caractères invisibles');

/** Returns the address of `Name <address>` or of a bare address. */
export const addressIn = (sender: string): string => (/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender).trim();

const sender = oneLine(300)
  .min(1, 'Indiquez qui envoie, par exemple Agence <bonjour@agence.ch>')
  .refine((text) => isEmail(addressIn(text)) && /^[^<>]*(<[^<>]*>)?$/.test(text), 'Une adresse, ou un nom suivi de <adresse>');

/** The mail server as staff enters it. Without `password` the stored one stays, for the same server and the same account only. */
export const mailAccountInput = z.object({
  host: oneLine(253)
    .min(1, 'Indiquez le serveur, par exemple mail.infomaniak.com')
    .refine((host) => HOST.test(host) || (IPV6.test(host) && host.includes(':')), 'Un nom de serveur, sans smtp:// ni port'),
  port: wholeNumber(PORT.min, PORT.max),
  security: mailSecurity,
  user: oneLine(320),
  password: z
    .string()
    .max(500, '500 caractères au maximum')
    .regex(/^\P{Cc}*$/u, 'Sans caractères invisibles')
    .optional(),
  from: sender,
  replyTo: z.literal('').or(oneLine(254).refine((text) => isEmail(text), 'Adresse e-mail non valable')),
});

const server = z.object({
  host: z.string(),
  port: z.number().int(),
  security: mailSecurity,
  user: z.string(),
  from: z.string(),
});

/** A stored account is used completely; without it the environment applies. The password never leaves the server. */
export const mailAccountRecord = z.object({
  used: z.enum(['stored', 'environment', 'none']),
  stored: server
    .extend({
      replyTo: z.string(),
      hasPassword: z.boolean(),
      /** False when it was sealed with another secret: it must be entered again. */
      isReadable: z.boolean(),
      updated_at: isoDateTime,
      tested_at: isoDateTime.nullable(),
      test_ok: z.boolean().nullable(),
      test_outcome: z.string().nullable(),
    })
    .nullable(),
  environment: server.nullable(),
});

export type MailAccountInput = z.infer<typeof mailAccountInput>;
export type MailAccountRecord = z.infer<typeof mailAccountRecord>;
