import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PRODUCT_VERSION } from '../product-version.js';

/** One value with its labels. */
export type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** A metric that is read on scrape. Labels are fixed names: no address, no id, no user input. */
export interface Figure<T> {
  /** `_total`: a counter. */
  name: `smartindex_${string}`;
  help: string;
  labels?: readonly string[];
  samples: (read: T) => readonly Sample[];
}

/** Figures for Prometheus: the process, and each route by its pattern (never by its URL, which may carry a token). */
@Injectable()
export class Metrics implements OnModuleInit {
  readonly registry = new Registry();
  private readonly logger = new Logger(Metrics.name);
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
      const { method, routeOptions } = request;
      this.duration.observe({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }

  /** Registers metrics of one reading, taken once per scrape. If it fails, they are absent and the others remain. */
  register<T>(read: () => Promise<T>, figures: readonly Figure<T>[]): void {
    let reading: Promise<T | null> | undefined;
    const once = () => {
      reading ??= read()
        .catch((error: unknown) => {
          this.logger.warn({ err: error }, 'figures not read');
          return null;
        })
        .finally(() => {
          reading = undefined;
        });
      return reading;
    };
    for (const { name, help, labels = [], samples } of figures) {
      const fill = async () => {
        const known = await once();
        figure.reset();
        // a gauge without labels starts at zero, which was not measured
        if (labels.length === 0) figure.remove({});
        for (const [given, value] of known === null ? [] : samples(known)) figure.inc(given, value);
      };
      const options = { name, help, labelNames: [...labels], registers: [this.registry], collect: fill };
      const figure = name.endsWith('_total') ? new Counter(options) : new Gauge(options);
    }
  }
}
