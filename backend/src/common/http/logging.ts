import type { Params } from 'nestjs-pino';

/** JSON logs without personal data: no bodies, headers, addresses or query strings. Answers are told by request-log.ts. */
export function logging(level: string): Params {
  return {
    pinoHttp: {
      level,
      autoLogging: false,
      quietReqLogger: true,
      serializers: { req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }) },
      redact: ['req.headers', 'err.config', 'err.parameters', 'err.query', 'err.driverError'],
    },
  };
}
