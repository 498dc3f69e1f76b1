import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ProspectTotalsUpkeep } from './prospect-totals.service.js';

/** Every process may do it: the database lets one at a time. */
@Injectable()
export class ProspectTotalsSchedule {
  private readonly logger = new Logger(ProspectTotalsSchedule.name);

  constructor(private readonly upkeep: ProspectTotalsUpkeep) {}

  @Interval(10_000)
  async keep(): Promise<void> {
    await this.upkeep.keep().catch((error: unknown) => this.logger.warn({ err: error }, 'upkeep of the totals failed'));
  }
}
