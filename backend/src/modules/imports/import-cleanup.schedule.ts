import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Imports } from './imports.service.js';

/** Forgets files that nobody confirmed. Every process may do it: deleting twice changes nothing. */
@Injectable()
export class ImportCleanup {
  private readonly logger = new Logger(ImportCleanup.name);

  constructor(private readonly imports: Imports) {}

  @Interval(30 * 60_000)
  async clean(): Promise<void> {
    await this.imports.forgetUnconfirmed().catch((error: unknown) => this.logger.warn({ err: error }, 'clean-up of imports failed'));
  }
}
