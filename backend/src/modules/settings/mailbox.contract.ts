import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { isEmail } from '../../common/is-email.js';
import { mailAccountInput } from './mail-account.contract.js';

/** Placeholder of the message in the pattern of return addresses. */
export const RETURN_ID = '{id}';
/** Digits that replace it; the part before the @ has 64 characters at most (RFC 5321). */
const ID_LENGTH = 48;
const LONGEST_LOCAL = 64;

const returnPattern = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, '254 caractères au maximum')
  .refine((pattern) => pattern.split(RETURN_ID).length === 2, 'Une seule fois {id}, par exemple retour+{id}@agence.ch')
  .refine(
    (pattern) => isEmail(pattern.replace(RETURN_ID, 'a')) && pattern.indexOf(RETURN_ID) < pattern.indexOf('@'),
    'Une adresse avec {id} avant le @',
  )
  .refine(
    (pattern) => pattern.indexOf('@') - RETURN_ID.length + ID_LENGTH <= LONGEST_LOCAL,
    `Avant le @, ${LONGEST_LOCAL - ID_LENGTH} caractères au plus à côté de {id}`,
  );

/** The mailbox for bounces. Without `password` the stored one is kept, for the same server and account only. */
export const mailboxInput = mailAccountInput.pick({ host: true, port: true, security: true, password: true }).extend({
  user: mailAccountInput.shape.user.min(1, 'Indiquez l’identifiant de la boîte'),
  /** VERP; empty = e-mails are matched by Message-ID only. */
  returnAddress: z.literal('').or(returnPattern),
});

export const mailboxRecord = z.object({
  stored: mailboxInput
    .omit({ password: true })
    .extend({
      /** False when it was sealed with another secret: it must be entered again. */
      isReadable: z.boolean(),
      updated_at: isoDateTime,
      /** The last trial or reading, and how it ended. */
      tested_at: isoDateTime.nullable(),
      test_ok: z.boolean().nullable(),
      test_outcome: z.string().nullable(),
      /** When it was last read to the end. */
      read_at: isoDateTime.nullable(),
    })
    .nullable(),
});

export const mailboxTrial = z.object({ ok: z.boolean(), message: z.string() });

export type MailboxInput = z.infer<typeof mailboxInput>;
export type MailboxRecord = z.infer<typeof mailboxRecord>;
export type MailboxTrial = z.infer<typeof mailboxTrial>;
