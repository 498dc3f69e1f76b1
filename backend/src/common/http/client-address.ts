import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const addresses = new AsyncLocalStorage<string>();

/** The address that the request at hand comes from, behind proxies when they are trusted; undefined outside of a request. */
export const clientAddress = (): string | undefined => addresses.getStore();

/** Right before the handlers: the context of earlier hooks is lost while a body is read. */
export function rememberClientAddress(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => addresses.run(request.ip, done));
}
