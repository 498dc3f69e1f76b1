import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '../../rules/language.rules.js';
import { Problem } from '../errors.js';

/** Never turned away: who watches over the product, and who works with it. */
const ALWAYS = /^\/(health|metrics|mon-espace)(\/|\?|$)|^\/api\/(?!public\/)/;
const RETRY_SECONDS = 2;
/** A line of the log for each would cost more than turning them away. */
const LOG_INTERVAL_MS = 10_000;

const FULL = new Problem(
  503,
  'crowded',
  'Too many requests at once',
  t`Il y a foule en ce moment. Réessayez dans deux secondes.`,
  undefined,
  {
    'retry-after': String(RETRY_SECONDS),
  },
);

/** An event stream is open without work; it has limits of its own. */
const isStream = ({ headers }: FastifyRequest) => headers.accept?.includes('text/event-stream') === true;

/**
 * Rejects public requests beyond `atOnce` concurrent ones with 503 and Retry-After, before any work, so that accepted ones stay fast. A
 * request counts from its complete arrival until its response: slow uploads take no slot.
 */
export function shedLoad(server: FastifyInstance, atOnce: number): void {
  const inWork = new WeakSet<FastifyRequest>();
  let count = 0;
  const tell = teller();
  const leave = (request: FastifyRequest) => {
    if (inWork.delete(request)) count--;
  };
  server.addHook('preValidation', async (request, reply) => {
    if (ALWAYS.test(request.url) || isStream(request)) return;
    if (count >= atOnce) {
      tell();
      throw FULL;
    }
    count++;
    inWork.add(request);
    reply.raw.once('close', () => leave(request));
  });
  server.addHook('onSend', async (request) => leave(request));
}

function teller(): () => void {
  const logger = new Logger('Crowd');
  let turnedAway = 0;
  return () => {
    if (turnedAway++ > 0) return;
    setTimeout(() => {
      logger.warn({ turnedAway }, 'more requests at once than this process takes: asked to come back');
      turnedAway = 0;
    }, LOG_INTERVAL_MS).unref();
  };
}
