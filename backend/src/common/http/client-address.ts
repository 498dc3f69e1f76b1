import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const addresses = new AsyncLocalStorage<string>();

/** Returns the client address of the current request, behind trusted proxies; undefined outside a request. */
export const clientAddress = (): string | undefined => addresses.getStore();

/** Right before the handlers: the context of earlier hooks is lost while a body is read. */
export function rememberClientAddress(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => addresses.run(request.ip, done));
}

/** A port behind an address, as some proxies write it: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const PORT = /(?<=^|,\s*)(?:(\d+(?:\.\d+){3}):\d+|\[([0-9a-f:.]+)\](?::\d+)?)(?=\s*(?:,|$))/gi;

/** Before anything reads the header: with its port, each connection of a visitor would be another visitor. */
export function forgetPorts(server: FastifyInstance): void {
  server.server.prependListener('request', ({ headers }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.replace(PORT, '$1$2');
  });
}
