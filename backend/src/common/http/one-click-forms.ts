import type { FastifyInstance } from 'fastify';
import { pagePrefix } from '../../rules/routes.rules.js';

/**
 * Mailboxes send the one-click unsubscription (RFC 8058) as a form of several parts. What it says is known, so its body is
 * read and dropped; a parser of uploads that is there by then stays in charge.
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
