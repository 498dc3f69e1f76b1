import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { DailyTime } from './daily-due.js';
import { markedMethods } from './marked-methods.js';
import { type DecoratedSchedule, SCHEDULE } from './schedule.js';

/** Something that runs by itself. */
export interface Schedule extends Omit<DecoratedSchedule, 'daily'> {
  isDaily: boolean;
  isLong: boolean;
  /** Null while a daily one is turned off, and for what runs again and again. */
  dailyTime(): Promise<DailyTime | null>;
  work(manager?: EntityManager, now?: Date): Promise<unknown>;
}

/** Everything that runs by itself, as its decorators say: daily first, then by title. */
@Injectable()
export class ScheduleRegistry {
  private found: readonly Schedule[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly Schedule[] {
    this.found ??= this.find();
    return this.found;
  }

  named(name: string): Schedule {
    const found = this.all().find((one) => one.name === name);
    if (!found) throw new Error(`no schedule ${name}`);
    return found;
  }

  private find(): Schedule[] {
    const found = markedMethods<DecoratedSchedule, Schedule['work']>(this.discovery, SCHEDULE).map(({ mark, host, method }) => {
      const { daily, ...described } = mark;
      const dailyTime = async () => daily?.at(host as never) ?? null;
      return { ...described, isDaily: daily !== null, isLong: daily?.isLong ?? false, dailyTime, work: method };
    });
    const [twice] = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) !== index);
    if (twice) throw new Error(`schedule ${twice.name} has two methods`);
    return found.toSorted((a, b) => Number(b.isDaily) - Number(a.isDaily) || a.title.localeCompare(b.title, 'fr'));
  }
}
