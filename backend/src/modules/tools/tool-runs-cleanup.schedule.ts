import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SiteRuns } from './site-runs.service.js';

/** Forgets what tools have found an hour ago. Every process may do it: forgetting twice changes nothing. */
@Injectable()
export class ToolRunsCleanup {
  private readonly logger = new Logger(ToolRunsCleanup.name);

  constructor(private readonly runs: SiteRuns) {}

  @Interval(5 * 60_000)
  async clean(): Promise<void> {
    await this.runs.forget().catch((error: unknown) => this.logger.warn({ err: error }, 'clean-up of tool runs failed'));
  }
}
