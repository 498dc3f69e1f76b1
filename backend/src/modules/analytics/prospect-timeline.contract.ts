import { z } from 'zod';
import { isoDateTime } from '../../common/http/field.contract.js';
import { STATUS_CAUSES } from '../../rules/pipeline.rules.js';
import { timelineEntry as measurement } from '../analysis/timeline/timeline.contract.js';
import { actor, eventType, prospectStatus } from '../prospects/prospect.contract.js';

/** `visit`: by a person or staff; `technical`: by link scanners, previews and unknown clients (decision 22). */
export const historyKind = z.enum(['measurement', 'visit', 'technical', 'answer', 'email', 'change', 'appointment', 'request', 'status']);

const base = { id: z.string(), at: isoDateTime };
const visit = { type: eventType, actor };

export const historyEntry = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('measurement'), data: measurement }),
  z.object({ ...base, kind: z.literal('visit'), data: z.object(visit) }),
  z.object({ ...base, kind: z.literal('technical'), data: z.object(visit) }),
  /** `points` of 30. */
  z.object({ ...base, kind: z.literal('answer'), data: z.object({ question: z.string(), answer: z.string(), points: z.number().int() }) }),
  z.object({
    ...base,
    kind: z.literal('email'),
    /** `status`: of the outbox, or what the provider of a campaign reported (sent, opened, clicked…). */
    data: z.object({
      subject: z.string().nullable(),
      recipient: z.string().nullable(),
      status: z.string(),
      error: z.string().nullable(),
      campaign: z.string().nullable(),
    }),
  }),
  z.object({
    ...base,
    kind: z.literal('change'),
    data: z.object({
      action: z.string(),
      by: z.string().nullable(),
      fields: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    }),
  }),
  z.object({
    ...base,
    kind: z.literal('appointment'),
    data: z.object({
      start_at: isoDateTime,
      status: z.enum(['booked', 'held', 'cancelled', 'missed']),
      /** Who of the team booked it; null: the prospect itself. */
      by: z.string().nullable(),
    }),
  }),
  z.object({
    ...base,
    kind: z.literal('request'),
    data: z.object({ type: z.enum(['audit', 'referral']), status: z.string(), email: z.string() }),
  }),
  /** A move in the pipeline; `by` and `reason` of a person. */
  z.object({
    ...base,
    kind: z.literal('status'),
    from: prospectStatus,
    to: prospectStatus,
    cause: z.enum(STATUS_CAUSES),
    by: z.string().nullable(),
    reason: z.string().nullable(),
  }),
]);

/** A page of the history of a prospect, newest first; `counts` of all kinds, unfiltered. */
export const prospectHistory = z.object({
  total: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
  counts: z.record(historyKind, z.number().int()),
  entries: z.array(historyEntry),
});

export const historyQuery = z.object({
  /** Only these kinds, separated by commas. */
  kind: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(historyKind))
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type HistoryKind = z.infer<typeof historyKind>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type ProspectHistory = z.infer<typeof prospectHistory>;
