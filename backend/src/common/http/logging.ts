import type { Params } from 'nestjs-pino';
import { destination } from 'pino';

/** A line waits at most so long for others; what is left is written when the process exits. */
const FLUSH_MS = 500;
const BLOCK_BYTES = 4096;

/** JSON logs without personal data: no bodies, headers, addresses or query strings. request-log.ts writes a line for each answer. */
export function logging(level: string): Params {
  const options = {
    level,
    autoLogging: false,
    quietReqLogger: true,
    serializers: { req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }) },
    redact: ['req.headers', 'err.config', 'err.parameters', 'err.query', 'err.driverError'],
  };
  return { pinoHttp: [options, destination({ sync: false, minLength: BLOCK_BYTES, periodicFlush: FLUSH_MS })] };
}
