/** Scopes of API tokens. Each operation of the API names those that admit it. */
export const API_SCOPES = [
  'prospects:read',
  'prospects:write',
  'scans:write',
  'results:read',
  'campaigns:read',
  'appointments:read',
  'webhooks:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** First characters of every token, so that secret scanners recognise one. */
export const API_TOKEN_PREFIX = 'si_';
