import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

/** Adds the appended changes of the day totals up; every process may, the database lets one at a time. */
@Injectable()
export class DayTotalsSchedule {
  private readonly logger = new Logger(DayTotalsSchedule.name);

  constructor(private readonly database: DataSource) {}

  @Interval(10_000)
  async fold(): Promise<void> {
    await this.database
      .query('SELECT fold_day_totals()')
      .catch((error: unknown) => this.logger.warn({ err: error }, 'upkeep of the day totals failed'));
  }
}
