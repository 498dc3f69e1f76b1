import { type Answer, call, json, type PlanProgress, reportPath, segment } from '../api.ts';

const progressPath = (token: string): string => `${reportPath(token)}/progress`;

export const planProgress = (token: string): Promise<Answer<PlanProgress>> => call(progressPath(token));

export const markStep = (token: string, step: string, done: boolean): Promise<Answer<PlanProgress>> =>
  call(`${progressPath(token)}/${segment(step)}`, json('PUT', { done }));

export const remeasureStep = (token: string, step: string): Promise<Answer<PlanProgress>> =>
  call(`${progressPath(token)}/${segment(step)}/measurement`, { method: 'POST' });
