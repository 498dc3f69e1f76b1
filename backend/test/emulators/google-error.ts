import type { Answer } from './emulator.ts';

/** Google’s error envelope. */
export function googleError(code: number, status: string, message: string, reason: string, metadata: object = {}): Answer {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata };
  return { status: code, body: { error: { code, message, status, errors: [{ message, domain: 'global', reason }], details: [info] } } };
}

export const invalidKey = (key = ''): Answer =>
  googleError(400, 'INVALID_ARGUMENT', `API key not valid. Please pass a valid API key. ${key}`.trim(), 'API_KEY_INVALID', {
    service: 'googleapis.com',
  });

export const invalidArgument = (message: string): Answer => googleError(400, 'INVALID_ARGUMENT', message, 'badRequest');

export const quota = (limit: string, value: string): Answer =>
  googleError(429, 'RESOURCE_EXHAUSTED', `Quota exceeded for quota metric 'Queries' and limit '${limit}'.`, 'rateLimitExceeded', {
    quota_limit: limit,
    quota_limit_value: value,
  });
