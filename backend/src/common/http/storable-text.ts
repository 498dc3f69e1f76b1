import type { FastifyInstance } from 'fastify';
import { t } from '../../rules/language.rules.js';
import { Problem } from '../errors.js';

/** Returns whether PostgreSQL can store every text in a value: no U+0000 (refused by text columns), no lone surrogate (refused by JSON). */
export function isStorableText(value: unknown): boolean {
  // a list instead of a recursion: a body may be nested deeper than the stack
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (next.includes('\u0000') || /\p{Surrogate}/u.test(next)) return false;
    } else if (Array.isArray(next)) for (const inner of next) left.push(inner);
    else if (isPlain(next)) for (const [name, inner] of Object.entries(next)) left.push(name, inner);
  }
  return true;
}

/** Returns whether a value is an object that a parser made: neither a buffer nor a stream. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

export const UNSTORABLE_TEXT = t`Le texte contient un caractère invisible qui ne peut pas être enregistré. Retirez-le, puis recommencez.`;

/** Rejects unstorable text in the path, the query or the body of every request before its handler runs. */
export function rejectUnstorableText(server: FastifyInstance): void {
  server.addHook('preHandler', async ({ params, query, body }) => {
    if (!isStorableText(params) || !isStorableText(query))
      throw new Problem(400, 'bad_request', 'Text that cannot be stored', UNSTORABLE_TEXT);
    if (!isStorableText(body)) throw new Problem(422, 'validation', 'Text that cannot be stored', UNSTORABLE_TEXT);
  });
}
