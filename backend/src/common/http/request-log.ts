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
  const log = new AnswerLog();
  server.addHook('onResponse', async (request, reply) => {
    // why somebody is to come back later is told once by whoever says so
    const isFailure = reply.statusCode >= 500 && !reply.hasHeader('retry-after');
    if (!UNTOLD.test(request.url)) log.tell(request.id, told(request, reply), isFailure ? 'error' : 'log');
  });
}

export class AnswerLog {
  private readonly logger = new Logger('Request');

  tell(request: string, line: { method: string; route: string; status: number; ms: number }, level: 'error' | 'log' = 'log'): void {
    this.logger[level]({ request, ...line, ms: Math.round(line.ms) }, 'answered');
  }
}

function told({ method, routeOptions, user }: FastifyRequest & { user?: SignedInUser }, { statusCode, elapsedTime }: FastifyReply) {
  const account = user && { account: user.id };
  return { ...account, method, route: routeOptions.url ?? '(no such route)', status: statusCode, ms: elapsedTime };
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
