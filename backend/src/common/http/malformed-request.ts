import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../../rules/language.rules.js';
import { Problem } from '../errors.js';
import { contentPolicy } from './content-policy.js';
import { sendProblem } from './problem.filter.js';

/** Two years, the minimum of the preload lists of browsers. */
const HSTS_MAX_AGE_S = 63_072_000;
const MALFORMED = t`Cette adresse est mal formée. Vérifiez que vous l’avez copiée en entier, puis recommencez.`;
const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Returns the options of Strict-Transport-Security; false without https. */
export const strictTransport = (publicUrl: string): { maxAge: number; includeSubDomains: true } | false =>
  publicUrl.startsWith('https:') && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true };

/** Headers of responses that no route and no hook handles. */
const bareHeaders = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': contentPolicy(),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(strictTransport(publicUrl) && { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` }),
});

/** Returns a complete HTTP response without a body that closes the connection. */
export function bareResponse(status: string, publicUrl: string): string {
  const headers = Object.entries({ connection: 'close', 'content-length': '0', ...bareHeaders(publicUrl) });
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Rejects requests without a Host header (400) or with an unsupported Expect header (417); Node would do so without our headers. */
export function rejectIncompleteRequests(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') return reply.status(400).headers(bareHeaders(publicUrl)).send();
  });
  server.server.on('checkExpectation', (_request, response) => response.writeHead(417, bareHeaders(publicUrl)).end());
}

/** Handlers for bytes that are no HTTP request (a status without a body) and for malformed addresses (a problem). */
export function malformedRequestHandlers(publicUrl: string) {
  return {
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(bareResponse(STATUS[error.code ?? ''] ?? '400 Bad Request', publicUrl));
      socket.destroy(error);
    },
    frameworkErrors({ statusCode }: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
      void reply.headers(bareHeaders(publicUrl));
      sendProblem(reply, new Problem(statusCode ?? 400, 'bad_request', 'Malformed address', MALFORMED), request);
    },
  };
}
