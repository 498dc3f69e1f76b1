import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { definedJobs, JOB_HANDLER, type JobContext } from './define-job.js';

export type Handler = (payload: unknown, context: JobContext) => Promise<unknown>;

/** The methods marked by `@Handles`. Refuses to start when a job has no handler, or two. */
@Injectable()
export class JobHandlers {
  private readonly scanner = new MetadataScanner();

  constructor(private readonly discovery: DiscoveryService) {}

  /** By the name of the job. */
  all(): ReadonlyMap<string, Handler> {
    const handlers = new Map<string, Handler>();
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const host = instance as Record<string, Handler>;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(host) as object)) {
        const job = Reflect.getMetadata(JOB_HANDLER, host[method] as Handler) as string | undefined;
        if (job === undefined) continue;
        if (handlers.has(job)) throw new Error(`job ${job} has two handlers`);
        handlers.set(job, (host[method] as Handler).bind(host));
      }
    }
    const missing = definedJobs().filter(({ name }) => !handlers.has(name));
    if (missing.length > 0) throw new Error(`no handler for ${missing.map(({ name }) => name).join(', ')}`);
    return handlers;
  }
}
