import { backoffMs } from '../../../../backend/src/rules/backoff.rules.ts';
import type { Problem } from '../api.ts';

const BACKOFF = { firstMs: 1000, maxMs: 30_000 };

/** 1 s, 2 s, 4 s… up to 30 s; what the server asks for comes first (specification 1, section 9). */
export function retryDelay(retryCount: number, { retryAfterMs }: Pick<Problem, 'retryAfterMs'> = {}): number {
  return retryAfterMs ?? backoffMs(retryCount + 1, BACKOFF, 0.5);
}

/** A conflict is an answer about the state of things: asking again gives the same. */
export const isSettled = ({ status }: Problem): boolean => status === 409;
