import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface CurrentRequest {
  readonly address: string;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** The request at hand, the same object for all of its handlers; undefined outside of a request. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** The address that the request at hand comes from, behind proxies when they are trusted; undefined outside of a request. */
export const clientAddress = (): string | undefined => currentRequest()?.address;

/** Right before the handlers: the context of earlier hooks is lost while a body is read. */
export function rememberClientAddress(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => requests.run({ address: request.ip }, done));
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
