import { z } from 'zod';
import { isoDateTime, moment, uuid } from '../../common/http/field.contract.js';
import { INBOX_REASONS } from '../../rules/inbox.rules.js';
import { prospect } from '../prospects/prospect.contract.js';

export const inboxReasonName = z.enum(INBOX_REASONS);
/** Owner filter: own, unowned, or both; never a colleague's. */
export const inboxOwner = z.enum(['mine', 'unowned', 'all']);

export const inboxReason = z.object({
  id: inboxReasonName,
  since: isoDateTime,
  /** Numbers and names that the sentence of the reason needs. */
  facts: z.record(z.string(), z.string().or(z.number()).nullable()),
});

export const inboxItem = z.object({
  /** Of the prospect. */
  id: uuid,
  prospect: prospect.and(z.object({ person: z.string(), example: z.boolean() })),
  /** The heaviest first. */
  reasons: z.array(inboxReason),
  /** Null: not put off, or no longer. */
  snoozed_until: isoDateTime.nullable(),
  /** A colleague who is at it now. */
  claimed_by: z.object({ id: uuid, name: z.string() }).nullable(),
});

export const inboxSummary = z.object({
  /** Prospects that wait. */
  waiting: z.number().int(),
  /** There are more of them than were counted. */
  more: z.boolean(),
  reasons: z.array(z.object({ id: inboxReasonName, count: z.number().int(), more: z.boolean() })),
  /** Prospects that the user completed today. */
  treated_today: z.number().int(),
});

export const inboxClaim = z.object({ claimed_until: isoDateTime });
/** Null: ends the snooze. */
export const inboxSnooze = z.object({ until: moment('Date invalide').nullable() });
/** Without reasons: all that it is there for now. */
export const inboxDone = z.object({ reasons: z.array(inboxReasonName).max(20).optional() });
export const inboxDoneAnswer = z.object({ done: z.array(inboxReasonName), treated_today: z.number().int() });

export type InboxOwner = z.infer<typeof inboxOwner>;
export type InboxItem = z.infer<typeof inboxItem>;
export type InboxReason = z.infer<typeof inboxReason>;
export type InboxSummary = z.infer<typeof inboxSummary>;
