import { z } from 'zod';
import { type CauseCode, ProviderError } from '../provider-error.js';
import { VENDOR_LABELS } from '../vendor/vendor-accounts.js';
import type { Charged } from '../vendor/vendor-gate.service.js';

const status = { status_code: z.number().int(), status_message: z.string().nullish(), cost: z.number().min(0).nullish() };
const task = z.object({ ...status, id: z.string().nullish(), result: z.unknown().optional() });

/** Envelope of every response; an error has HTTP 200 and a code in the task. */
export const envelope = z.object({ ...status, tasks: z.array(task).nullish() });
export type Envelope = z.infer<typeof envelope>;

export interface TaskAnswer<Result> {
  /** `empty`: nothing was found. `pending`: ask again later. `accepted`: a task was created. */
  state: 'done' | 'empty' | 'pending' | 'accepted';
  id: string | null;
  /** Only when done. */
  result: Result | null;
}

const OK = 20000;
const TASK_CREATED = 20100;
const NO_SEARCH_RESULTS = 40102;
const IN_WORK = [40601, 40602];

/** docs.dataforseo.com/v3/appendix/errors; a code that is not here follows its thousand. */
const CAUSE_OF: Record<number, CauseCode> = {
  40100: 'vendor_unauthorised',
  40101: 'vendor_unavailable', // the search engine failed
  40103: 'vendor_unavailable', // the task failed
  40104: 'vendor_forbidden', // account not verified
  40200: 'vendor_unpaid',
  40201: 'vendor_forbidden', // account paused
  40202: 'vendor_rate_limited',
  40203: 'vendor_quota', // cost limit of the day
  40204: 'vendor_forbidden', // no subscription
  40207: 'vendor_forbidden', // our address is not on the list
  40209: 'vendor_rate_limited', // more than 30 concurrent calls
  40210: 'vendor_unpaid',
  40407: 'vendor_rate_limited', // the same host is being crawled
  50401: 'vendor_timeout',
  50402: 'timeout', // the website itself is too slow
};

const RETRY_AFTER_MS: Record<number, number> = { 40202: 60_000, 40209: 2000, 40407: 5000 };

/** Maps a code to an error. */
export function errorOf(code: number, message: string | null | undefined): ProviderError {
  const cause = CAUSE_OF[code] ?? (code >= 50_000 ? 'vendor_unavailable' : 'vendor_rejected');
  return new ProviderError(cause, `${code} ${message ?? ''}`.trim(), VENDOR_LABELS.dataforseo, RETRY_AFTER_MS[code]);
}

/** The answer to the one task of a call. Throws the ProviderError of its code. */
export function readTask<Result>(body: Envelope, result: z.ZodType<Result>): Charged<TaskAnswer<Result>> {
  const first = body.tasks?.[0];
  if (!first) throw body.status_code === OK ? malformed('no task') : errorOf(body.status_code, body.status_message);
  const { status_code: code, id = null } = first;
  const answer = (state: TaskAnswer<Result>['state'], value: Result | null = null) => ({
    value: { state, id, result: value },
    cost: first.cost ?? body.cost ?? 0,
  });
  if (code === NO_SEARCH_RESULTS) return answer('empty');
  if (IN_WORK.includes(code)) return answer('pending');
  if (code >= 40_000) throw errorOf(code, first.status_message);
  if (code === TASK_CREATED) return answer('accepted');
  const parsed = z.array(result.nullable()).nullish().safeParse(first.result);
  if (!parsed.success) throw malformed(z.prettifyError(parsed.error).slice(0, 300));
  const value = parsed.data?.[0] ?? null;
  return value === null ? answer('empty') : answer('done', value);
}

/** HTTP errors carry the same body; anything else is left to the general rules. */
export function explainHttp(body: unknown): ProviderError | undefined {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return undefined;
  const { status_code: code, status_message: message } = parsed.data.tasks?.[0] ?? parsed.data;
  return code >= 40_000 ? errorOf(code, message) : undefined;
}

export const malformed = (detail: string) => new ProviderError('vendor_malformed', detail, VENDOR_LABELS.dataforseo);
