/** Calls of the public API. */

import { language } from '../../../backend/src/rules/language.rules.ts';

/** Why a call failed. `status` 0: no answer. `message` can be shown to the user; it may be empty. */
export interface Problem {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string>;
  /** From `Retry-After`, ms. */
  retryAfterMs?: number;
}

export type Answer<T> = T | { problem: Problem };

const NO_ANSWER: Problem = { status: 0, code: 'no_answer', message: '' };

export function problemOf(answer: unknown): Problem | null {
  const problem = typeof answer === 'object' && answer !== null && 'problem' in answer ? answer.problem : null;
  return problem ? (problem as Problem) : null;
}

/** Whether the failure is transient: no connection, a restarting or busy server. */
export const passes = ({ status }: Problem): boolean => status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** Timeout of a call, ms. */
const PATIENCE_MS = 60_000;

/** Calls the public API. Never rejects: a failure is returned as a problem. */
export async function call<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    // without `timeout` (Safari before 16) the browser's own limit counts
    const signal = AbortSignal.timeout?.(PATIENCE_MS);
    const response = await fetch(apiPath(path), { ...init, ...(signal && { signal }) });
    const body = await response.text();
    const json = body ? JSON.parse(body) : null;
    if (response.ok) return json as T;
    const { code = 'failed', message = '', errors } = (json ?? {}) as Partial<Problem>;
    const wait = Number(response.headers.get('retry-after'));
    return {
      problem: { status: response.status, code, message, ...(errors && { errors }), ...(wait > 0 && { retryAfterMs: wait * 1000 }) },
    };
  } catch {
    return { problem: NO_ANSWER };
  }
}

/** The address of an endpoint with the language that this page was built for, which takes precedence over the cookie. */
export const apiPath = (path: string): string => `/api/public/${path}${path.includes('?') ? '&' : '?'}lang=${language()}`;

/** A part of a path. */
export const segment = encodeURIComponent;
/** A call with a body. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
