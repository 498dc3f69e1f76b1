import type { FetchedPage } from '../url-guard/guarded-fetch.js';

type Answered = Pick<FetchedPage, 'status' | 'headers'>;

/** Refusals to robots and rate limits: a person may see the page. 999 is LinkedIn's. */
const NOT_CHECKABLE = new Set([401, 403, 405, 406, 407, 408, 425, 429, 430, 451, 999]);
/** Headers of answers that a wall against robots gives in place of the site. */
const WALL_HEADERS = ['cf-mitigated', 'x-datadome', 'x-sucuri-block', 'x-amzn-waf-action'];

/** Returns the status of a link or file; null when the response says nothing about what a person would see. */
export function checkableStatus({ status, headers }: Answered): number | null {
  const isWall = status >= 400 && WALL_HEADERS.some((name) => name in headers);
  const isBusy = status === 503 && ('retry-after' in headers || headers.server?.toLowerCase() === 'cloudflare');
  return NOT_CHECKABLE.has(status) || isWall || isBusy ? null : status;
}

/** Whether an answer to HEAD has to be confirmed by GET, for which many servers have another one. */
export function needsGet(head: Answered | null, { sized }: { sized: boolean }): boolean {
  if (!head || head.status < 200 || head.status >= 400) return true;
  return sized && head.status < 300 && !(Number(head.headers['content-length']) > 0);
}
