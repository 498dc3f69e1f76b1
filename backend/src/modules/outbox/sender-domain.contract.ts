import { z } from 'zod';

const SELECTOR = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?)(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?)*$/i;

export const senderDomainRequest = z.object({
  /** `s=` of the signatures; empty = not known. */
  dkimSelector: z
    .string()
    .trim()
    .max(100, '100 caractères au maximum')
    .refine((text) => text === '' || SELECTOR.test(text), 'Un nom comme mail ou selector1')
    .default(''),
});

/** SPF, DKIM, DMARC and the domain's own mail servers; messages and advice in French. */
export const senderDomain = z.object({
  domain: z.string(),
  host: z.string(),
  /** The name servers answered nothing within the time that a person waits: nothing is known, and nothing is wrong. */
  is_silent: z.boolean(),
  findings: z.array(
    z.object({
      name: z.enum(['spf', 'dkim', 'dmarc', 'mx']),
      verdict: z.enum(['good', 'fair', 'poor', 'unknown']),
      found: z.string().nullable(),
      message: z.string(),
      advice: z.string().nullable(),
    }),
  ),
});

export type SenderDomain = z.infer<typeof senderDomain>;
