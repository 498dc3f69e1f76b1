import { z } from 'zod';
import { email, isoDateTime, optionalText, requiredText, uuid } from '../../common/http/field.contract.js';
import { t } from '../../rules/language.rules.js';

export const contactForm = z.enum(['contact', 'final-cta', 'audit-cta']);

const common = {
  nom: requiredText(t`Nom requis`, 300),
  email: email(t`Email requis`, t`L'email doit être valide`),
  telephone: optionalText(50),
  message: optionalText(5000),
  /** Honeypot: a hidden field that only bots fill. */
  website: z.string().max(2000).optional(),
  /** When the form was shown, ms since 1970; absent without script. */
  startedAt: z.coerce.number().optional().catch(undefined),
};

const callToAction = { ...common, prenom: optionalText(200), entreprise: optionalText(300), site_url: requiredText(t`URL requise`, 2000) };

/** A form of the agency's site; without a name it is the contact form. */
export const contactBody = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && !('form' in body) ? { ...body, form: 'contact' } : body),
  z.discriminatedUnion('form', [
    z.object({
      form: z.literal('contact'),
      ...common,
      prenom: requiredText(t`Prénom requis`, 200),
      entreprise: requiredText(t`Le nom de l'entreprise est requis`, 300),
      site_url: optionalText(2000),
    }),
    z.object({ form: z.literal('final-cta'), ...callToAction }),
    z.object({ form: z.literal('audit-cta'), ...callToAction }),
  ]),
);

export const contactReceived = z.object({ received: z.literal(true) });

/** A message as staff sees it. */
export const contactMessage = z.object({
  id: uuid,
  form: z.string(),
  prenom: z.string().nullable(),
  nom: z.string(),
  entreprise: z.string().nullable(),
  email: z.string(),
  /** E.164. */
  telephone: z.string().nullable(),
  /** As it is read, +41 79 123 45 67. */
  telephone_shown: z.string().nullable(),
  site_url: z.string().nullable(),
  message: z.string().nullable(),
  handled: z.boolean(),
  handled_at: isoDateTime.nullable(),
  created_at: isoDateTime,
});

export const contactMessageUpdate = z.object({ handled: z.boolean().optional() });

export type ContactForm = z.infer<typeof contactForm>;
export type ContactBody = z.infer<typeof contactBody>;
export type ContactMessageRecord = z.infer<typeof contactMessage>;
export type ContactMessageUpdate = z.infer<typeof contactMessageUpdate>;
