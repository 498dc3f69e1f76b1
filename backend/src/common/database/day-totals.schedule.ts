import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Every } from '../jobs/schedule.js';

/** Adds the appended changes of the day totals up; every process may, the database lets one at a time. */
@Injectable()
export class DayTotalsSchedule {
  constructor(private readonly database: DataSource) {}

  @Every(10, { name: 'day-totals', title: 'Compteurs par jour', by: 'everybody' })
  async fold(): Promise<void> {
    await this.database.query('SELECT fold_day_totals()');
  }
}
