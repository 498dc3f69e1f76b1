import type { FastifyInstance } from 'fastify';
import { bareResponse } from './malformed-request.js';

/** Routes that take files say so in their configuration (`RouteConfig`): a slow line needs longer for them. */
export const TAKES_FILES = { takesFiles: true };

interface Patience {
  requestSeconds: number;
  uploadSeconds: number;
}

/** Options of the server: headers within the time, and nothing at all beyond that of an upload. */
export function slowRequestOptions({ requestSeconds, uploadSeconds }: Patience) {
  return {
    requestTimeout: Math.max(uploadSeconds, requestSeconds) * 1000,
    // without a host: see malformed-request.ts
    http: {
      requireHostHeader: false,
      headersTimeout: requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(3000, requestSeconds * 100),
    },
  };
}

/** Cuts a request whose body is not there in time, however steadily its bytes trickle in. */
export function cutSlowRequests(
  server: FastifyInstance,
  { requestSeconds, uploadSeconds, publicUrl }: Patience & { publicUrl: string },
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (!raw.complete) {
      const takesFiles = (routeOptions.config as Partial<typeof TAKES_FILES>).takesFiles === true;
      const timer = setTimeout(
        () => {
          if (raw.complete || raw.destroyed) return;
          if (!reply.raw.headersSent) raw.socket.write(bareResponse('408 Request Timeout', publicUrl));
          raw.socket.destroySoon();
        },
        (takesFiles ? uploadSeconds : requestSeconds) * 1000,
      );
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
