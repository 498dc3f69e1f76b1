import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiExtension, ApiResponse, ApiSecurity, ApiOperation as Described } from '@nestjs/swagger';
import type { z } from 'zod';
import type { ApiScope } from '../../rules/api-scopes.rules.js';
import { ByToken } from './access.js';

/** Name of the security scheme in the description of the public API. */
export const TOKEN_SCHEME = 'token';
/** Statuses of an operation beyond those of all; read and removed when the document is built. */
export const OWN_ERRORS = 'x-errors';

interface OperationWords {
  summary: string;
  description: string;
  /** One of them is enough. */
  scopes: readonly [ApiScope, ...ApiScope[]];
  /** Schema of the answer, with its example; absent for an empty one (204). */
  returns?: z.ZodType;
  status?: number;
  errors?: readonly number[];
}

/** Declares an operation of the public API: who may call it, what it returns, and its whole description. */
export function ApiOperation({ summary, description, scopes, returns, status = returns ? 200 : 204, errors = [] }: OperationWords) {
  const scopeWords = `Scope: ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`;
  return applyDecorators(
    ByToken(...scopes),
    HttpCode(status),
    Described({ summary, description: `${description} ${scopeWords}` }),
    ApiSecurity(TOKEN_SCHEME),
    ApiExtension('x-scopes', scopes),
    ApiExtension(OWN_ERRORS, errors),
    ApiResponse({ status, description: summary, ...(returns && { standardSchema: returns }) }),
    ...(returns ? [SerializeOptions({ schema: returns })] : []),
  );
}
