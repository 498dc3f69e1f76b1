import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RateLimitStore } from './rate-limit-store.service.js';

/** Forgets windows that have ended. Every process may do it: deleting twice changes nothing. */
@Injectable()
export class RateLimitCleanup {
  private readonly logger = new Logger(RateLimitCleanup.name);

  constructor(private readonly store: RateLimitStore) {}

  @Interval(5 * 60_000)
  async clean(): Promise<void> {
    await this.store.clean().catch((error: unknown) => this.logger.warn({ err: error }, 'clean-up of rate limits failed'));
  }
}
