import type { FastifyInstance } from 'fastify';
import { withoutServerReply } from '../mail/server-reply.js';
import type { SignedInUser } from './access.js';

/** A stored cause: code, French message, and the original text of a vendor or server. */
interface Cause {
  code: string;
  message: string;
  detail: string | null;
}

/** What others than administrators read: the cause in words, without the words of a vendor or a server. */
export function withoutDetails<T>(value: T): T {
  if (typeof value === 'string') return withoutServerReply(value) as T;
  if (Array.isArray(value)) return value.map(withoutDetails) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutDetails(part)]));
  return (isCause(copy) ? { ...copy, detail: null } : copy) as T;
}

/** Removes technical details from responses for everybody but administrators. */
export function keepDetailsForAdministrators(server: FastifyInstance): void {
  server.addHook('preSerialization', async (request, _reply, payload) =>
    isForAdministrators(request) ? payload : withoutDetails(payload),
  );
}

/** A token is no person who reads. */
export function isForAdministrators(request: unknown): boolean {
  const { user } = request as { user?: SignedInUser };
  return user?.role === 'admin' && !user.token;
}

const isCause = (value: object): value is Cause =>
  'code' in value && 'message' in value && 'detail' in value && (typeof value.detail === 'string' || value.detail === null);
