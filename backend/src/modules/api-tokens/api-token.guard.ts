import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { BY_TOKEN, type SignedInUser } from '../../common/http/access.js';
import { ApiTokens } from './api-tokens.service.js';

/** Authenticates routes that admit tokens. Rejections happen later, so that attempts are counted first. */
@Injectable()
export class ApiTokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: ApiTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.reflector.getAllAndOverride(BY_TOKEN, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser | null }>();
    request.user = await this.tokens.userOf(request.headers.authorization);
    return true;
  }
}
