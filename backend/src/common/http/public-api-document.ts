import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { OWN_ERRORS, TOKEN_SCHEME } from './api-operation.js';
import { convertNamed } from './named-schemas.js';
import { apiProblem } from './problem.contract.js';

type Json = Record<string, unknown>;

interface MediaType extends Json {
  schema?: Json;
}
interface Content {
  description?: string;
  content?: Record<string, MediaType>;
}
interface Operation extends Json {
  requestBody?: Content;
  responses: Record<string, Content>;
}

const REFUSALS: Record<number, { title: string; code: string; message: string; description: string }> = {
  400: {
    title: 'Bad request',
    code: 'bad_request',
    message: 'La demande est mal formée.',
    description: 'Malformed address, query or header.',
  },
  401: {
    title: 'API token required',
    code: 'unauthenticated',
    message: 'Jeton absent, inconnu, expiré ou révoqué.',
    description: 'No token, or one that is unknown, expired or revoked.',
  },
  403: {
    title: 'Insufficient scope',
    code: 'insufficient_scope',
    message: 'Ce jeton n’a pas le droit nécessaire.',
    description: 'The token lacks the scope, or its account the role.',
  },
  404: {
    title: 'Not found',
    code: 'not_found',
    message: 'Élément introuvable.',
    description: 'There is no such record, or it was deleted.',
  },
  409: {
    title: 'Conflict',
    code: 'external_id_taken',
    message: 'Un autre prospect a déjà cet identifiant externe.',
    description: 'The state of the record does not allow it; `code` says why.',
  },
  422: {
    title: 'Validation failed',
    code: 'validation',
    message: 'L’email doit être valide',
    description: 'Invalid content, by field in `errors`; or an `Idempotency-Key` that was used for another request.',
  },
  429: {
    title: 'Too many requests',
    code: 'rate_limited',
    message: 'Trop de demandes. Patientez un instant avant de réessayer.',
    description: 'Limit reached. Wait for the seconds of `Retry-After`.',
  },
};

export const publicApiHead = () =>
  new DocumentBuilder()
    .setTitle('SmartIndex API')
    .setDescription(
      [
        'Prospects, scans, findings and results for programs. Every request carries `Authorization: Bearer si_…`; an administrator makes tokens in the back-office under « Jetons d’API ».',
        'Lists return `{data, nextCursor}`: send `nextCursor` as `cursor` until it is null.',
        'Errors are RFC 9457 problem details; `code` is stable, `message` is French and fit to show.',
        'Answers carry `RateLimit` and `RateLimit-Policy`; a token has 600 requests a minute unless the settings say otherwise.',
        'Fields are only ever added within version 1.',
      ].join('\n\n'),
    )
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'si_…', description: 'API token.' }, TOKEN_SCHEME)
    .build();

/** Adds the refusals of each operation, before schemas get their names. */
export function addRefusals(document: OpenAPIObject): void {
  for (const operation of operationsOf(document)) {
    const own = Array.isArray(operation[OWN_ERRORS]) ? (operation[OWN_ERRORS] as number[]) : [];
    delete operation[OWN_ERRORS];
    for (const status of [400, 401, 403, ...own, ...(operation.requestBody ? [422] : []), 429])
      operation.responses[status] = {
        description: REFUSALS[status]?.description ?? '',
        content: { 'application/problem+json': { ...convertNamed(apiProblem, 'output'), example: refusalOf(status) } },
      };
  }
}

/** Repeats the example of a schema beside each body that has it, where tools look for it. */
export function addExamples(document: OpenAPIObject): void {
  for (const { requestBody, responses } of operationsOf(document))
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)])
      for (const media of Object.values(content)) media.example ??= exampleOf(document, media.schema ?? {});
}

function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
}

function refusalOf(status: number): Json {
  const { title = '', code = '', message = '' } = REFUSALS[status] ?? {};
  const instance = 'urn:request:5b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
  return { type: `/problems/${code}`, title, status, code, message, instance, ...(status === 422 && { errors: { email: message } }) };
}

/** An extended schema has its own part as the last of `allOf`. */
function exampleOf(document: OpenAPIObject, schema: Json): unknown {
  const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/').pop() ?? '') : null;
  const found = (name === null ? schema : (document.components?.schemas?.[name] ?? {})) as Json;
  if (found.example !== undefined || !Array.isArray(found.allOf)) return found.example;
  return (found.allOf as Json[]).find(({ example }) => example !== undefined)?.example;
}
