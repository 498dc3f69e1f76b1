import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_NAMES } from '../../rules/routes.rules.js';
import type { SignedInUser } from './access.js';

const NOT_LOGGED = /^\/(health|metrics|_astro|mon-espace\/assets)\b/;

/**
 * One line for each answer: method, route, status, time. The route is its pattern, `/api/public/prospects/:token/logo`:
 * the value of a parameter may be a secret, and is never logged. A member of staff is logged by the account's id.
 */
export function logRequests(server: FastifyInstance): void {
  const logger = new Logger('Request');
  server.addHook('onResponse', async (request, reply) => {
    // who answers with Retry-After logs the cause once
    const isFailure = reply.statusCode >= 500 && !reply.hasHeader('retry-after');
    if (!NOT_LOGGED.test(request.url)) logger[isFailure ? 'error' : 'log']({ request: request.id, ...lineOf(request, reply) }, 'answered');
  });
}

function lineOf({ method, routeOptions, user }: FastifyRequest & { user?: SignedInUser }, { statusCode, elapsedTime }: FastifyReply) {
  const account = user && { account: user.id, ...(user.token && { token: user.token.id }) };
  return { ...account, method, route: routeOptions.url ?? '(no such route)', status: statusCode, ms: Math.round(elapsedTime) };
}

const PAGES = new Set<string>(Object.values(PAGE_NAMES));
const SCREEN = /^[a-z-]{3,30}$/;

/** Returns the path of a page without identifying parts: the public page or the screen of the back-office. */
export function namelessPage(path: string): string {
  const [first = '', ...rest] = (path.split(/[?#]/)[0] ?? '').replace(/^\//, '').split('/');
  if (first === 'mon-espace') return ['/mon-espace', ...rest.map((part) => (SCREEN.test(part) ? part : ':part'))].join('/');
  if (!PAGES.has(first)) return '/:page';
  return [`/${first}`, ...rest.map(() => ':part')].join('/');
}
