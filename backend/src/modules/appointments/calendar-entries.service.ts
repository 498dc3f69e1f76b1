import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addMinutes } from 'date-fns/addMinutes';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { type DomainEvent, type EventSubscriber, events } from '../../common/database/domain-events.js';
import { defineJob } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { Calendar } from '../calendars/calendar.entity.js';
import { Appointment } from './appointment.entity.js';
import { CalendarEntry } from './calendar-entry.entity.js';

/** A job that was lost with its worker is enqueued again after so long. */
const LOST_MINUTES = 10;

export const writeEntry = defineJob({
  name: 'calendars.write',
  title: 'Rendez-vous dans l’agenda connecté',
  payload: z.object({ entryId: z.uuid() }),
  concurrency: 2,
  retries: 3,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 60,
  timeoutSeconds: 120,
  safeToRepeat: 'the event has a fixed address and is written as the appointment is then',
});

/** Notes which appointments are to be written into the connected calendar, in the transaction of their change. */
@Injectable()
export class CalendarEntries implements EventSubscriber, OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    events.subscribe(this.database, this);
  }

  /** A calendar that receives appointments from now on gets those that are still to come. */
  async handle(manager: EntityManager, event: DomainEvent): Promise<void> {
    if (event.type !== 'calendar.receives') return;
    const calls = await manager
      .createQueryBuilder(Appointment, 'call')
      .leftJoin(CalendarEntry, 'entry', 'entry.appointment_id = call.id')
      .where(`call.status = 'booked' AND call.end_at > :now AND entry.id IS NULL`, { now: this.clock.now() })
      .getMany();
    await this.create(manager, calls);
  }

  /** Does nothing while no calendar receives appointments. */
  async create(manager: EntityManager, calls: readonly Appointment[]): Promise<void> {
    const calendar = await manager.findOneBy(Calendar, { receives: true });
    if (!calendar) return;
    const entries = calls.map(({ id }) => manager.create(CalendarEntry, { appointment_id: id, calendar_id: calendar.id }));
    await this.enqueue(manager, await manager.save(CalendarEntry, entries));
  }

  /** After a change of an appointment. */
  async write(manager: EntityManager, appointmentId: string): Promise<void> {
    await this.enqueue(manager, await manager.findBy(CalendarEntry, { appointment_id: appointmentId }));
  }

  async enqueue(manager: EntityManager, entries: readonly Pick<CalendarEntry, 'id'>[]): Promise<void> {
    if (entries.length === 0) return;
    const ids = entries.map(({ id }) => id);
    await manager.update(CalendarEntry, { id: In(ids) }, { next_attempt_at: addMinutes(this.clock.now(), LOST_MINUTES) });
    await this.queue.enqueueAll(
      writeEntry,
      ids.map((entryId) => ({ entryId })),
      { manager },
    );
  }
}
