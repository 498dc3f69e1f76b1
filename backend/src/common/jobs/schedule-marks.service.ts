import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A schedule of every few seconds writes that it still works this seldom. */
const SUCCEEDED = `INSERT INTO schedule_marks AS mark (job, succeeded_at) VALUES ($1, now())
  ON CONFLICT (job) DO UPDATE SET succeeded_at = now(), failing_since = NULL
    WHERE mark.failing_since IS NOT NULL OR (mark.succeeded_at BETWEEN now() - interval '30 seconds' AND now()) IS NOT TRUE`;
const FAILED = `INSERT INTO schedule_marks AS mark (job, failing_since) VALUES ($1, now())
  ON CONFLICT (job) DO UPDATE SET failing_since = now() WHERE mark.failing_since IS NULL`;

/** Records when a schedule last worked, and since when it fails: jobs that have ended are deleted after an hour. */
@Injectable()
export class ScheduleMarks {
  constructor(private readonly database: DataSource) {}

  async note(name: string, hasWorked: boolean): Promise<void> {
    await this.database.query(hasWorked ? SUCCEEDED : FAILED, [name]);
  }
}
