import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DailyTime } from './daily-due.js';

interface Named {
  /** Its key in `schedule_runs` and `schedule_marks`. */
  name: string;
  /** For staff, French. */
  title: string;
}

/** `workers`: worker processes alone; `everybody`: web processes too, whoever comes first. */
type RunBy = 'workers' | 'everybody';

/** As a decorator has it. */
export interface DecoratedSchedule extends Named {
  by: RunBy;
  /** Between two looks. */
  seconds: number;
  /** Of what runs daily. */
  daily: { at: (host: never) => Promise<DailyTime | null>; isLong: boolean } | null;
}

export const SCHEDULE = 'schedule';

type RunsDaily<Host> = <Run extends (manager: EntityManager, now: Date) => Promise<object>>(
  host: Host,
  name: string | symbol,
  method: TypedPropertyDescriptor<Run>,
) => void;

/** How often a daily schedule looks whether its time has come. */
const LOOK_SECONDS = 60;

/**
 * The method runs every so many seconds in one process of all. What takes longer than that may meet its next run in another process:
 * one that stands still holds nobody up.
 */
export const Every = (seconds: number, { by = 'workers', ...named }: Named & { by?: RunBy }) =>
  SetMetadata<string, DecoratedSchedule>(SCHEDULE, { ...named, by, seconds, daily: null });

/**
 * The method runs once a day at a time that is asked for (null = turned off), in the transaction that says so: what a process that
 * dies has begun, the next one begins anew. After downtime it is caught up on the same day. What it answers is told to staff.
 * `isLong`: too long for a transaction (it gets none); what is left of a process that died, it must be able to do again.
 */
export const Daily = <Host>(at: (host: Host) => Promise<DailyTime | null>, { isLong = false, ...named }: Named & { isLong?: boolean }) =>
  SetMetadata<string, DecoratedSchedule>(SCHEDULE, {
    ...named,
    by: 'workers',
    seconds: LOOK_SECONDS,
    daily: { at, isLong },
  }) as unknown as RunsDaily<Host>;
