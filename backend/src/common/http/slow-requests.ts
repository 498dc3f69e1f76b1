import type { FastifyInstance } from 'fastify';
import { bareResponse } from './malformed-request.js';

/** Configuration of upload routes (`RouteConfig`): slow connections need more time. */
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

/** Aborts requests whose body does not arrive in time, even if bytes keep arriving. */
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
