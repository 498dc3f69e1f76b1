import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../../rules/language.rules.js';
import { Problem } from '../errors.js';
import { contentPolicy } from './content-policy.js';
import { sendProblem } from './problem.filter.js';

/** Two years, as the lists of browsers ask for. */
const REMEMBERED_S = 63_072_000;
const MALFORMED = t`Cette adresse est mal formée. Vérifiez que vous l’avez copiée en entier, puis recommencez.`;
const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Under https, browsers come by it alone from now on, to this host and those below it. */
export const strictTransport = (publicUrl: string): { maxAge: number; includeSubDomains: true } | false =>
  publicUrl.startsWith('https:') && { maxAge: REMEMBERED_S, includeSubDomains: true };

/** Headers of the few answers that no route and no hook ever sees. */
const bareHeaders = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': contentPolicy(),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(strictTransport(publicUrl) && { 'strict-transport-security': `max-age=${REMEMBERED_S}; includeSubDomains` }),
});

/** A whole answer without a body, for a connection that ends with it. */
export function bareAnswer(status: string, publicUrl: string): string {
  const headers = Object.entries({ connection: 'close', 'content-length': '0', ...bareHeaders(publicUrl) });
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** What Node would answer by itself, without a header of ours: requests that name no host, or expect what nobody offers. */
export function answerForNode(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') return reply.status(400).headers(bareHeaders(publicUrl)).send();
  });
  server.server.on('checkExpectation', (_request, response) => response.writeHead(417, bareHeaders(publicUrl)).end());
}

/** Answers bytes that are no request by a status with nothing to read, addresses that are none in words; both with the usual headers. */
export function answersToNoRequest(publicUrl: string) {
  return {
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(bareAnswer(STATUS[error.code ?? ''] ?? '400 Bad Request', publicUrl));
      socket.destroy(error);
    },
    frameworkErrors({ statusCode }: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
      void reply.headers(bareHeaders(publicUrl));
      sendProblem(reply, new Problem(statusCode ?? 400, 'bad_request', 'Malformed address', MALFORMED), request);
    },
  };
}
