import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/env.js';
import { notFound } from '../errors.js';
import { Public, RateLimit } from './access.js';
import { Metrics } from './metrics.service.js';

/** Compares in constant time. */
const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** With METRICS_TOKEN as bearer, or from this machine; otherwise as if it did not exist. */
  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { metricsToken } = this.config;
    const local =
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    const allowed = metricsToken ? isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`) : local;
    if (!allowed) throw notFound();
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
