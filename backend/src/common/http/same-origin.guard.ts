import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/env.js';
import { forbidden } from '../errors.js';
import { isSameOrigin } from './same-origin.js';

/** Protects routes with cookie authentication from other origins, independently of SameSite. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const fetchSite = headers['sec-fetch-site'];
    const from = { origin: headers.origin, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined, host: headers.host };
    if (!isSameOrigin(from, this.config.publicUrl)) throw forbidden('Cette demande vient d’un autre site.');
    return true;
  }
}
