import { z } from 'zod';
import { isoDateTime, tokenParam } from '../../../../common/http/field.contract.js';
import { planAction } from './plan-action.contract.js';

export const stepParam = tokenParam.extend({ step: z.string().max(64) });
export const stepDone = z.object({ done: z.boolean() });

/** What a prospect has done of its plan. */
export const planProgress = z.object({ done: z.number().int(), total: z.number().int(), steps: z.array(planAction) });

/** What has changed since the visit before this one: null on a first visit, and where nothing has. */
export const sinceVisit = z.object({ since: z.object({ visit: isoDateTime, day: z.string(), changes: z.array(z.string()) }).nullable() });

export type ChangesSince = z.infer<typeof sinceVisit>;
export type PlanProgress = z.infer<typeof planProgress>;
