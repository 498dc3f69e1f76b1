import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { IdempotentRequests } from './idempotent-requests.service.js';

interface IdempotentRoute {
  /** Where the id of the prospect that the answer names is: in the answer, in the path, or nowhere. */
  prospect: 'answer' | 'path' | null;
  /** The answer holds a secret and is stored sealed. */
  isSecret?: boolean;
}

interface TokenRequest extends FastifyRequest {
  user: SignedInUser;
  params: { id?: string };
}

const IDEMPOTENT = 'idempotent';
/** Visible ASCII, as a header has it. */
const KEY = /^[\x21-\x7e]{1,255}$/;
const MALFORMED = 'La clé d’idempotence a de 1 à 255 caractères ASCII, sans espace.';

/** Honours the header `Idempotency-Key` of a request. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: IdempotentRequests,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<TokenRequest>();
    const key = request.headers['idempotency-key'];
    const tokenId = request.user.token?.id;
    if (key === undefined || tokenId === undefined) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key))
      throw new Problem(400, 'bad_request', 'Invalid Idempotency-Key', MALFORMED, { 'Idempotency-Key': MALFORMED });
    const { prospect, isSecret = false } = this.reflector.get<IdempotentRoute>(IDEMPOTENT, context.getHandler());
    const prospectOf = (answer: unknown) =>
      prospect === 'answer' ? idOf(answer) : prospect === 'path' ? (request.params.id ?? null) : null;
    const call = { tokenId, key, isSecret, request: [request.method, request.url, request.body ?? null] };
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.requests.once(call, () => lastValueFrom(next.handle()), prospectOf)).pipe(
      map(({ answer, isStored }) => {
        if (isStored) reply.header('idempotent-replayed', 'true');
        return answer;
      }),
    );
  }
}

const idOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;

/** Lets a client repeat a request safely: the same key and body get the first answer. */
export const Idempotent = (route: IdempotentRoute) =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, route),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A new value for each order, such as a UUID. The same key and body get the first answer for 24 hours.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      example: '0b4c7b1e-6f0a-4a57-9a0e-3f1d2c9b8a71',
    }),
  );
