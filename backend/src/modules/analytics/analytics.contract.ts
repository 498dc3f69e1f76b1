import { z } from 'zod';
import { calendarDay, isoDateTime, uuid } from '../../common/http/field.contract.js';
import { scanLine } from '../analysis/scans/scan.contract.js';
import { schedule } from '../operations/jobs.contract.js';
import { vendorStanding } from '../operations/vendors.contract.js';
import { campaignStep } from '../prospects/prospect.contract.js';

export const funnelStage = z.enum(['contacted', 'viewed', 'started', 'completed', 'appointment']);
export const signalKind = z.enum([
  'appointment',
  'quiz_complete',
  'quiz_answer',
  'quiz_start',
  'cta_click',
  'plan_view',
  'score_view',
  'page_view',
]);

/** Prospects per stage. Percentages of the first stage are the screen's work; all counts are exact. */
export const stageCount = z.object({
  stage: funnelStage,
  count: z.number().int(),
  /** Those of this stage who are in the stage before it too. */
  from_previous: z.number().int(),
});

const day = calendarDay('Indiquez une date (AAAA-MM-JJ)');

/** Days of the agency's zone, both included. Without them: all prospects, and the visits of the last 30 days. */
export const periodQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: 'La fin précède le début' })
  .refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
    path: ['to'],
    message: 'Choisissez 366 jours au plus',
  });

export const dayQuery = z.object({ day });

export const analytics = z.object({
  period: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
  /** Prospects added in the period; made-up companies count nowhere here. */
  total: z.number().int(),
  /** So many made-up companies were left out. */
  examples: z.number().int(),
  funnel: z.array(stageCount),
  /** The same of as many days right before; null unless the period has both ends. */
  before: z.object({ from: z.string(), to: z.string(), total: z.number().int(), funnel: z.array(stageCount) }).nullable(),
  scores: z.object({
    /** Prospects with a score. */
    count: z.number().int(),
    average: z.number().nullable(),
    /** Ten buckets; the last holds 90 to 100. */
    buckets: z.array(z.object({ from: z.number().int(), to: z.number().int(), count: z.number().int() })),
  }),
  /** One point per day: people and technical views; staff is excluded. */
  visits: z.array(
    z.object({
      day: z.string(),
      people: z.number().int(),
      /** Prospects whose page was opened by people: the list of the day. */
      prospects: z.number().int(),
      technical: z.number().int(),
    }),
  ),
  questions: z.array(
    z.object({
      question_id: z.string(),
      question: z.string(),
      active: z.boolean(),
      answers: z.number().int(),
      /** Of 30. */
      average_points: z.number().nullable(),
      /** Unfinished quizzes that got no further than this question. */
      stopped: z.number().int(),
    }),
  ),
  /** Quizzes opened without an answer saved. */
  stopped_before: z.number().int(),
});

const person = z.object({ prospect_id: uuid, company: z.string() });

/** Who opened their page on a day. */
export const visitor = person.extend({ people: z.number().int(), technical: z.number().int(), last_at: isoDateTime });
export const visitorsOfDay = z.object({ day: z.string(), total: z.number().int(), visitors: z.array(visitor) });

/** Progress of prospects after the message of each campaign, newest first. */
export const cohorts = z.object({
  /** Number of campaigns that began in the period; the newest are listed. */
  total: z.number().int(),
  campaigns: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      started_at: isoDateTime,
      /** Prospects of each step; shares of the first are the screen's work. */
      steps: z.array(z.object({ step: campaignStep, count: z.number().int() })),
    }),
  ),
});

const waiting = z.object({
  count: z.number().int(),
  /** Since when the oldest waits. */
  oldest_at: isoDateTime.nullable(),
});

export const dashboard = z.object({
  counters: z.object({
    total: z.number().int(),
    page_vue: z.number().int(),
    quiz_fait: z.number().int(),
    rdv_pris: z.number().int(),
    /** Pages that must be reviewed before sending. */
    to_review: z.number().int(),
  }),
  /** So many made-up companies are in none of the figures. */
  examples: z.number().int(),
  funnel: z.array(stageCount),
  /** Prospects with signals of a person today, the strongest first. */
  hot: z.object({
    total: z.number().int(),
    prospects: z.array(person.extend({ score: z.number().int().nullable(), signals: z.array(signalKind), last_at: isoDateTime })),
  }),
  scans: z.object({
    queued: z.number().int(),
    running: z.number().int(),
    paused: z.number().int(),
    latest: z.array(
      scanLine.extend({
        /** The prospect of a scan of one. */
        prospect: person.nullable(),
      }),
    ),
  }),
  providers: z.array(
    vendorStanding.pick({
      ...{ vendor: true, label: true, configured: true, circuit: true },
      ...{ failures: true, retry_at: true, last_error: true, has_budget: true },
    }),
  ),
  night: schedule.nullable(),
  requests: z.object({
    audit_requests: waiting.extend({ late: z.number().int() }),
    referrals: waiting,
    contact_messages: waiting,
    appointments: z.object({ upcoming: z.number().int(), next_at: isoDateTime.nullable() }),
  }),
  now: isoDateTime,
});

export type FunnelStage = z.infer<typeof funnelStage>;
export type SignalKind = z.infer<typeof signalKind>;
export type AnalyticsRecord = z.infer<typeof analytics>;
export type DashboardRecord = z.infer<typeof dashboard>;
export type Cohorts = z.infer<typeof cohorts>;
export type VisitorsOfDay = z.infer<typeof visitorsOfDay>;
