import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A timer that is a little early is not refused for it; a turn further away than two was named by a clock that was set back since. */
const TAKEN = 'next_at BETWEEN now() + make_interval(secs => $2 * 0.1) AND now() + make_interval(secs => $2 * 2.0)';
const CLAIM = `INSERT INTO schedule_marks AS mark (job, next_at) SELECT $1::text, now() + make_interval(secs => $2)
   WHERE NOT EXISTS (SELECT FROM schedule_marks WHERE job = $1 AND ${TAKEN})
  ON CONFLICT (job) DO UPDATE SET next_at = excluded.next_at WHERE (mark.${TAKEN}) IS NOT TRUE RETURNING job`;

/** A schedule of every two seconds writes that it still works this seldom. */
const SUCCEEDED = `INSERT INTO schedule_marks AS mark (job, succeeded_at) VALUES ($1, now())
  ON CONFLICT (job) DO UPDATE SET succeeded_at = now(), failing_since = NULL
    WHERE mark.failing_since IS NOT NULL OR (mark.succeeded_at BETWEEN now() - interval '30 seconds' AND now()) IS NOT TRUE`;
const FAILED = `INSERT INTO schedule_marks AS mark (job, failing_since) VALUES ($1, now())
  ON CONFLICT (job) DO UPDATE SET failing_since = now() WHERE mark.failing_since IS NULL`;

/** Says, for all processes, whose turn it is to run a schedule, and that they run. */
@Injectable()
export class ScheduleMarks {
  constructor(private readonly database: DataSource) {}

  /** Whether this turn is ours; the next one is in so many seconds, for whoever comes first then. */
  async claim(name: string, seconds: number): Promise<boolean> {
    const claimed = await this.database.query<object[]>(CLAIM, [name, seconds]);
    return claimed.length > 0;
  }

  async note(name: string, hasWorked: boolean): Promise<void> {
    await this.database.query(hasWorked ? SUCCEEDED : FAILED, [name]);
  }
}
