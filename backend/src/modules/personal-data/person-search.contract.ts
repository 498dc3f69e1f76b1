import { z } from 'zod';
import { isoDateTime, requiredText } from '../../common/http/field.contract.js';
import { suppressionReason, suppressionScope } from '../suppressions/suppression.contract.js';

export const personSearch = z.object({
  q: requiredText('Indiquez une adresse, un nom, un numéro ou un domaine', 254).pipe(z.string().min(2, 'Indiquez au moins deux lettres')),
});

/** Where a person occurs. */
export const occurrencePlace = z.enum([
  'prospects',
  'trials',
  'audit_requests',
  'appointments',
  'contact_messages',
  'referrals',
  'outbox',
  'campaigns',
  'campaign_events',
  'imports',
  'linked',
]);

const occurrence = z.object({
  place: occurrencePlace,
  count: z.number().int(),
  /** The newest five; `id` opens the record where it has a page: the prospect, appointment, e-mail or campaign. */
  records: z.array(z.object({ id: z.string(), label: z.string(), at: isoDateTime.nullable() })),
});

export const foundPerson = z.object({
  address: z.string(),
  /** As written in the records. */
  names: z.array(z.string()),
  /** The address of an account of the team, too: accounts are not erased here. */
  isStaff: z.boolean(),
  /** The entry of the suppression list. */
  suppression: z.object({ scope: suppressionScope, reason: suppressionReason, created_at: isoDateTime }).nullable(),
  occurrences: z.array(occurrence),
  total: z.number().int(),
});

/** Texts with the search term, outside the records of the people found. */
const mention = z.object({
  table: z.string(),
  count: z.number().int(),
  /** Of up to five rows; `prospect_id` where they belong to one. */
  records: z.array(z.object({ id: z.string(), prospect_id: z.string().nullable() })),
});

export const searchResult = z.object({
  kind: z.enum(['email', 'domain', 'phone', 'name']),
  people: z.array(foundPerson),
  /** More people match than are shown. */
  more: z.boolean(),
  /** Whether the suppression list could be read. */
  listReadable: z.boolean(),
});

/** Looked for apart: every text is read. */
export const mentionResult = z.object({ mentions: z.array(mention) });

export type OccurrencePlace = z.infer<typeof occurrencePlace>;
export type FoundPerson = z.infer<typeof foundPerson>;
export type SearchResult = z.infer<typeof searchResult>;
export type MentionResult = z.infer<typeof mentionResult>;
