import type { FastifyInstance } from 'fastify';
import { t } from '../../rules/language.rules.js';
import { Problem } from '../errors.js';

/** Whether PostgreSQL keeps every text in it: none has U+0000, which no column takes, nor half a pair of UTF-16, which no JSON takes. */
export function isStorable(value: unknown): boolean {
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

/** What parsers make, and no buffer or stream. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

export const UNSTORABLE = t`Le texte contient un caractère invisible qui ne peut pas être enregistré. Retirez-le, puis recommencez.`;

/** Refuses such a text in the address, the query or the body of any request, before anything is done with it. */
export function refuseUnstorable(server: FastifyInstance): void {
  server.addHook('preHandler', async ({ params, query, body }) => {
    if (!isStorable(params) || !isStorable(query)) throw new Problem(400, 'bad_request', 'Text that cannot be stored', UNSTORABLE);
    if (!isStorable(body)) throw new Problem(422, 'validation', 'Text that cannot be stored', UNSTORABLE);
  });
}
