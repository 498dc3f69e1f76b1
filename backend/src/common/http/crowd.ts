import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../errors.js';

/** Never turned away: who watches over the product, and who works with it. */
const ALWAYS = /^\/(health|metrics|mon-espace)(\/|\?|$)|^\/api\/(?!public\/)/;
const RETRY_SECONDS = 2;

const FULL = new Problem(
  503,
  'crowded',
  'Too many requests at once',
  'Il y a foule en ce moment. Réessayez dans deux secondes.',
  undefined,
  {
    'retry-after': String(RETRY_SECONDS),
  },
);

/** An event stream stands open without any work; it has limits of its own. */
const isStream = ({ headers }: FastifyRequest) => headers.accept?.includes('text/event-stream') === true;

/**
 * A process that works on `atOnce` requests of the public turns further ones away before anything is done with them: each
 * that is taken is answered soon, the others know when to come back. A request counts once it has arrived whole, until its
 * answer is ready: a slow line takes nobody's place.
 */
export function turnCrowdsAway(server: FastifyInstance, atOnce: number): void {
  const inWork = new WeakSet<FastifyRequest>();
  let count = 0;
  const leave = (request: FastifyRequest) => {
    if (inWork.delete(request)) count--;
  };
  server.addHook('preValidation', async (request, reply) => {
    if (ALWAYS.test(request.url) || isStream(request)) return;
    if (count >= atOnce) throw FULL;
    count++;
    inWork.add(request);
    reply.raw.once('close', () => leave(request));
  });
  server.addHook('onSend', async (request) => leave(request));
}
