import type { FastifyInstance } from 'fastify';

const STAFF = /^\/api\/(?!public\/)/;

/** Forbids caches to store responses for staff, independently of the route. */
export function keepStaffAnswersOut(server: FastifyInstance): void {
  server.addHook('onSend', async ({ url }, reply) => void (STAFF.test(url) && reply.header('cache-control', 'no-store')));
}
