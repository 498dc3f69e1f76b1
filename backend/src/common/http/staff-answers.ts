import type { FastifyInstance } from 'fastify';

const STAFF = /^\/api\/(?!public\/)/;

/** Answers to staff stay in no cache, neither a browser's nor a proxy's, whatever a route says of them. */
export function keepStaffAnswersOut(server: FastifyInstance): void {
  server.addHook('onSend', async ({ url }, reply) => void (STAFF.test(url) && reply.header('cache-control', 'no-store')));
}
