import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanLink, withoutSigns } from '../../rules/copied-links.rules.js';
import { PRIVATE_HEADERS } from './pages.js';

/** Mail programs make the full stop, bracket or quote behind a link part of it: pages are redirected, the API reads what was meant. */
@Injectable()
export class CopiedLinks implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    server?.addHook?.('onRequest', (request, reply) => this.lead(request, reply));
  }

  private async lead(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { url, method } = request;
    if (url.startsWith('/api/')) {
      if (url.startsWith('/api/public/')) clean(request.params);
      return undefined;
    }
    const meant = (method === 'GET' || method === 'HEAD') && !url.startsWith('/mon-espace') ? cleanLink(url) : null;
    return meant === null ? undefined : reply.headers(PRIVATE_HEADERS).redirect(meant, 302);
  }
}

/** Parts of the address that name a prospect, a page or a secret. */
function clean(params: unknown): void {
  if (typeof params !== 'object' || params === null) return;
  for (const [name, value] of Object.entries(params)) if (typeof value === 'string') Object.assign(params, { [name]: withoutSigns(value) });
}
