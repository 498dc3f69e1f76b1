import { z } from 'zod';
import { exampleMark, isoDateTime, uuid } from '../../common/http/field.contract.js';
import { trialStatus } from './trial.contract.js';

/** Whether the person has opened the link in the e-mail: `none` when there was none to open. */
export const trialVerification = z.enum(['confirmed', 'pending', 'none']);

/** A trial as staff sees it; the id is its prospect's. */
export const trialRecord = z.object({
  id: uuid,
  example: exampleMark,
  company: z.string(),
  email: z.string(),
  site_url: z.string().nullable(),
  location: z.string().nullable(),
  /** Started by the agency itself. */
  internal: z.boolean(),
  /** Host of the page with the widget; null = our own page. */
  widget_host: z.string().nullable(),
  status: trialStatus,
  stage: z.number().int().min(1).max(5),
  verification: trialVerification,
  /** The address is outside the website's domain: a person accepts it first. */
  other_address: z.boolean(),
  /** Of the five measurements, those with a result of their own; null until a scan has begun. */
  measured: z.number().int().nullable(),
  measurable: z.number().int(),
  /** As its prospect has it. */
  self_serve_score: z.number().int().nullable(),
  self_serve_measured: z.number().int().nullable(),
  /** Why it failed, in words. */
  message: z.string().nullable(),
  created_at: isoDateTime,
});

export const trialCounters = z.object({
  total: z.number().int(),
  awaiting_verification: z.number().int(),
  awaiting_review: z.number().int(),
  refused: z.number().int(),
  running: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
});

/** `accepted`: the measuring begins. `refused`: nothing happens. `waiting`: a refusal taken back. */
export const trialDecision = z.object({ decision: z.enum(['accepted', 'refused', 'waiting']) });

export type TrialDecision = z.infer<typeof trialDecision>;
export type TrialRecord = z.infer<typeof trialRecord>;
export type TrialCounters = z.infer<typeof trialCounters>;
