import type { Params } from 'nestjs-pino';

/** A path without what identifies a person: tokens, ids and the query string. */
export function maskedPath(url: string): string {
  return (url.split('?')[0] ?? '')
    .replace(/\/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/|$)/gi, '/:id')
    .replace(
      /\/(analyse|quiz|score|monscore|plan|merci|landing|referral|test-copy|testpage2|t|prospects|desinscription|verification|trials)\/[^/]+/g,
      '/$1/:token',
    )
    .replace(/^\/[A-Za-z0-9]{8}$/, '/:token');
}

/** JSON logs with request ids and without personal data: no bodies, headers, addresses or query strings. */
export function logging(level: string): Params {
  return {
    pinoHttp: {
      level,
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: maskedPath(request.url),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
      autoLogging: { ignore: (request) => /^\/(health|metrics|_astro|mon-espace\/assets)/.test(request.url ?? '') },
      redact: ['req.headers', 'err.config', 'err.parameters', 'err.query', 'err.driverError'],
    },
  };
}
