import { z } from 'zod';
import { isoDateTime, moment, uuid } from '../../common/http/field.contract.js';
import { QUEUE_REASONS } from '../../rules/queue.rules.js';
import { prospect } from '../prospects/prospect.contract.js';

export const queueReasonName = z.enum(QUEUE_REASONS);
/** Whose prospects: one's own, nobody's, or both; a colleague's are never there. */
export const queueOwner = z.enum(['mine', 'unowned', 'all']);

export const queueReason = z.object({
  id: queueReasonName,
  since: isoDateTime,
  /** Numbers and names that the sentence of the reason needs. */
  facts: z.record(z.string(), z.string().or(z.number()).nullable()),
});

export const queueItem = z.object({
  /** Of the prospect. */
  id: uuid,
  prospect: prospect.and(z.object({ person: z.string(), example: z.boolean() })),
  /** The heaviest first. */
  reasons: z.array(queueReason),
  /** Null: not put off, or no longer. */
  snoozed_until: isoDateTime.nullable(),
  /** A colleague who is at it now. */
  claimed_by: z.object({ id: uuid, name: z.string() }).nullable(),
});

export const queueSummary = z.object({
  /** Prospects that wait. */
  waiting: z.number().int(),
  /** There are more of them than were counted. */
  more: z.boolean(),
  reasons: z.array(z.object({ id: queueReasonName, count: z.number().int(), more: z.boolean() })),
  /** Prospects that whoever asks has seen to today. */
  treated_today: z.number().int(),
});

export const queueClaim = z.object({ claimed_until: isoDateTime });
/** Null: it is there again at once. */
export const queueSnooze = z.object({ until: moment('Date invalide').nullable() });
/** Without reasons: all that it is there for now. */
export const queueDone = z.object({ reasons: z.array(queueReasonName).max(20).optional() });
export const queueDoneAnswer = z.object({ done: z.array(queueReasonName), treated_today: z.number().int() });

export type QueueOwner = z.infer<typeof queueOwner>;
export type QueueItem = z.infer<typeof queueItem>;
export type QueueReason = z.infer<typeof queueReason>;
export type QueueSummary = z.infer<typeof queueSummary>;
