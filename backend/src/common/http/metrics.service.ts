import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PRODUCT_VERSION } from '../product-version.js';

/** Figures for Prometheus: the process, and each route by its pattern (never by its URL, which may carry a token). */
@Injectable()
export class Metrics implements OnModuleInit {
  readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });

  constructor(private readonly host: HttpAdapterHost) {
    collectDefaultMetrics({ register: this.registry });
    const build = new Gauge({
      name: 'smartindex_build_info',
      help: 'The version of this process',
      labelNames: ['version'],
      registers: [this.registry],
    });
    build.set({ version: PRODUCT_VERSION }, 1);
  }

  onModuleInit(): void {
    const server = this.host.httpAdapter?.getInstance<FastifyInstance>();
    server?.addHook?.('onResponse', (request, reply, done) => {
      this.duration.observe(
        { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
  }
}
