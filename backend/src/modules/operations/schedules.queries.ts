import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { nextRun } from '../../common/jobs/daily-due.js';
import { DailySchedules } from '../../common/jobs/daily-schedules.service.js';
import { definedSchedules, type Schedule } from '../../common/jobs/schedule.js';
import { ALIVE } from '../../common/jobs/worker.entity.js';
import { localDate } from '../../rules/dates.rules.js';
import { ScanQueries } from '../analysis/scans/scan.queries.js';
import type { ScheduleRecord } from './jobs.contract.js';
import { type JudgedSchedule, judgeSchedule, resultWords } from './schedule-standing.js';

/** One row for each: its last daily run, where it has any, and its mark. */
const RUNS = `SELECT names.job, run.local_date::text, run.started_at, run.outcome, retention.state AS retention_state, retention.error AS retention_error,
    retention.removed AS retention_removed, mark.succeeded_at, mark.failing_since
  FROM unnest($1::text[]) AS names(job)
  LEFT JOIN LATERAL (SELECT * FROM schedule_runs WHERE schedule_runs.job = names.job ORDER BY local_date DESC LIMIT 1) run ON true
  LEFT JOIN schedule_marks mark ON mark.job = names.job
  LEFT JOIN retention_runs retention ON names.job = 'retention' AND retention.id::text = run.outcome ->> 'runId'`;

const SINCE = `SELECT now() AS now, (SELECT min(started_at) FROM workers WHERE ${ALIVE}) AS workers,
  (SELECT min(created_at) FROM users) AS installed`;

interface Row {
  job: string;
  local_date: string | null;
  started_at: Date | null;
  outcome: Record<string, unknown> | null;
  retention_state: string | null;
  retention_error: string | null;
  retention_removed: Record<string, number> | null;
  succeeded_at: Date | null;
  failing_since: Date | null;
}

@Injectable()
export class Schedules {
  constructor(
    private readonly database: DataSource,
    private readonly scans: ScanQueries,
    private readonly daily: DailySchedules,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<ScheduleRecord[]> {
    return Promise.all((await this.judged()).map((one) => this.toRecord(one)));
  }

  /** Returns every schedule with its state. */
  async judged(): Promise<JudgedSchedule[]> {
    const schedules = definedSchedules();
    const rows = await this.database.query<Row[]>(RUNS, [schedules.map(({ name }) => name)]);
    const [since] = await this.database.query<[{ now: Date; workers: Date | null; installed: Date | null }]>(SINCE);
    return Promise.all(
      schedules.map(async (schedule) => {
        const at = await this.daily.timeOf(schedule.name);
        const seen = {
          ...seenOf(
            schedule,
            rows.find(({ job }) => job === schedule.name),
          ),
          daily: at && { time: at.time, since: at.since ?? since.installed ?? since.now },
        };
        return { ...seen, ...judgeSchedule(seen, since.workers, since.now) };
      }),
    );
  }

  private async toRecord(one: JudgedSchedule): Promise<ScheduleRecord> {
    const { job, title, runBy, everySeconds, daily, last, state, fault, succeededAt } = one;
    const isDaily = everySeconds === null;
    const now = this.clock.now();
    const isDone = last?.localDate === localDate(now);
    const scanId = typeof last?.outcome?.scanId === 'string' ? last.outcome.scanId : null;
    const scan = scanId ? await this.scans.lineOf(scanId) : null;
    return {
      ...{ id: job, job, title, run_by: runBy, daily: isDaily, state, fault },
      every_seconds: everySeconds,
      enabled: state !== 'off',
      time: daily?.time ?? null,
      next_run_at: (daily ? nextRun(now, daily, isDone) : nextSlot(one, now))?.toISOString() ?? null,
      succeeded_at: succeededAt?.toISOString() ?? null,
      last_run: last && {
        local_date: last.localDate,
        started_at: last.startedAt.toISOString(),
        result: resultWords(last.outcome, scan),
        outcome: last.outcome,
        scan,
      },
    };
  }
}

/** Slots begin at multiples of their length. Null while no process is there to run one, or for a daily one that is turned off. */
function nextSlot({ everySeconds, state }: JudgedSchedule, now: Date): Date | null {
  if (everySeconds === null || state === 'waiting') return null;
  const length = everySeconds * 1000;
  return new Date(Math.floor(now.getTime() / length) * length + length);
}

const seenOf = ({ name, title, schedule }: Schedule, row: Row | undefined) => ({
  ...{ job: name, title, ...schedule },
  last: row?.started_at ? { localDate: row.local_date ?? '', startedAt: row.started_at, outcome: outcomeOf(row) } : null,
  succeededAt: row?.succeeded_at ?? null,
  failingSince: row?.failing_since ?? null,
});

/** Retention continues after its start: its own record has the progress. */
function outcomeOf({ outcome, retention_state, retention_error, retention_removed }: Row): Record<string, unknown> | null {
  if (retention_state === null) return outcome;
  if (retention_state === 'failed') return { ...outcome, error: retention_error ?? 'interrompue' };
  return retention_state === 'done' ? { ...outcome, removed: retention_removed } : outcome;
}
