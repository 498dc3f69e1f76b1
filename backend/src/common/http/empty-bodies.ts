import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Accepts requests with a JSON header and an empty body: many clients send the header with each POST. */
export function takeEmptyBodies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const parse = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit: server.initialConfig.bodyLimit ?? 0 }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parse(request as never, body.toString(), done),
  );
}
