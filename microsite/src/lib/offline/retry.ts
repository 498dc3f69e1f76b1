import type { Problem } from '../api.ts';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** 1 s, 2 s, 4 s… up to 30 s; what the server asks for comes first (specification 1, section 9). */
export function retryDelay(retryCount: number, { retryAfterMs }: Pick<Problem, 'retryAfterMs'> = {}): number {
  return retryAfterMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retryCount);
}

/** Failures that pass by themselves: no connection, a server that restarts or is busy. */
export const passes = ({ status }: Problem): boolean => status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** A conflict is an answer about the state of things: asking again gives the same. */
export const isSettled = ({ status }: Problem): boolean => status === 409;
