import type { FastifyInstance } from 'fastify';
import { pagePrefix } from '../../rules/routes.rules.js';

/**
 * Accepts the one-click unsubscription of mailbox providers (RFC 8058), a multipart form. Its content is known, so the body is discarded.
 * An upload parser that is registered later takes precedence.
 */
export function takeOneClickForms(server: unknown): void {
  const fastify = server as FastifyInstance;
  fastify.addHook('onRoute', ({ url }) => {
    if (url !== `${pagePrefix('unsubscribe')}:secret` || fastify.hasContentTypeParser('multipart/form-data')) return;
    fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, {}),
    );
  });
}
