import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** A call that needs no words may carry none, whatever it calls them: many clients send the JSON header with each POST. */
export function takeEmptyBodies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const parse = server.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit: server.initialConfig.bodyLimit ?? 0 }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parse(request as never, body.toString(), done),
  );
}
