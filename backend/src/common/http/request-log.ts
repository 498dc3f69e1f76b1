import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_NAMES } from '../../rules/routes.rules.js';
import type { SignedInUser } from './access.js';

const UNTOLD = /^\/(health|metrics|_astro|mon-espace\/assets)\b/;

/**
 * One line for each answer: method, route, status, time. The route is told by its pattern, `/api/public/prospects/:token/logo`:
 * what stands in the place of a parameter may be somebody's secret, and is never read. An account of staff is told by its id.
 */
export function logRequests(server: FastifyInstance): void {
  const logger = new Logger('Request');
  server.addHook('onResponse', async (request, reply) => {
    if (UNTOLD.test(request.url)) return;
    const line = { request: request.id, ...told(request, reply) };
    if (reply.statusCode >= 500) logger.error(line, 'answered');
    else logger.log(line, 'answered');
  });
}

function told({ method, routeOptions, user }: FastifyRequest & { user?: SignedInUser }, { statusCode, elapsedTime }: FastifyReply) {
  const account = user && { account: user.id };
  return { ...account, method, route: routeOptions.url ?? '(no such route)', status: statusCode, ms: Math.round(elapsedTime) };
}

const PAGES = new Set<string>(Object.values(PAGE_NAMES));
const SCREEN = /^[a-z-]{3,30}$/;

/** The page of a browser as far as it names nobody: which public page, or which screen of the back-office. */
export function namelessPage(path: string): string {
  const [first = '', ...rest] = (path.split(/[?#]/)[0] ?? '').replace(/^\//, '').split('/');
  if (first === 'mon-espace') return ['/mon-espace', ...rest.map((part) => (SCREEN.test(part) ? part : ':part'))].join('/');
  if (!PAGES.has(first)) return '/:page';
  return [`/${first}`, ...rest.map(() => ':part')].join('/');
}
