import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { SessionLocks } from '../../common/database/session-locks.service.js';
import { Handles, TryAgain } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { SendingGate } from '../../common/mail/sending-gate.service.js';
import { removeEvent, writeEvent } from '../../providers/calendars/caldav.js';
import { CalendarError } from '../../providers/calendars/calendar-error.js';
import { backoffMs } from '../../rules/backoff.rules.js';
import { CalendarAccess } from '../calendars/calendar-access.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Settings } from '../settings/settings.service.js';
import type { Appointment } from './appointment.entity.js';
import { CalendarQueries } from './calendar.queries.js';
import { CalendarEntries, writeEntry } from './calendar-entries.service.js';
import { CalendarEntry } from './calendar-entry.entity.js';
import { Invitations } from './invitations.service.js';

/** One minute at first, an hour at last, until the call is over. */
const BACKOFF = { firstMs: 60_000, growth: 2, maxMs: 3_600_000 };

const writeDueEntries = everySeconds(60, {
  name: 'calendar-entries',
  title: 'Rendez-vous à reporter dans l’agenda',
  safeToRepeat: 'an entry that is written twice is the same event',
});

/** Writes appointments into the connected calendar as they are now: new, moved, cancelled or deleted. */
@Injectable()
export class CalendarWriting {
  constructor(
    private readonly database: DataSource,
    private readonly entries: CalendarEntries,
    private readonly access: CalendarAccess,
    private readonly invitations: Invitations,
    private readonly calendar: CalendarQueries,
    private readonly settings: Settings,
    private readonly gate: SendingGate,
    private readonly locks: SessionLocks,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(writeDueEntries))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(writeDueEntries);
  }

  /** What failed before, was lost with a worker, or belongs to a deleted appointment. */
  @Handles(writeDueEntries)
  async tick(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const due = await manager
        .createQueryBuilder(CalendarEntry, 'entry')
        .where('entry.next_attempt_at <= :now OR (entry.appointment_id IS NULL AND entry.next_attempt_at IS NULL)', {
          now: this.clock.now(),
        })
        .setLock('for_no_key_update')
        .setOnLocked('skip_locked')
        .getMany();
      await this.entries.enqueue(manager, due);
    });
  }

  @Handles(writeEntry)
  async write({ entryId }: { entryId: string }): Promise<void> {
    const release = await this.locks.take(`calendar-entry:${entryId}`);
    if (!release) throw new TryAgain('another worker writes this entry');
    await this.writeLocked(entryId).finally(release);
  }

  private async writeLocked(id: string): Promise<void> {
    const relations = { appointment: true, calendar: { account: true } };
    const entry = await this.database.getRepository(CalendarEntry).findOne({ where: { id }, relations });
    if (!entry) return;
    try {
      if (!(await this.gate.isOpen())) throw new CalendarError('sending_suspended');
      await this.bringUpToDate(entry, entry.appointment);
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      await this.recordFailure(entry, error);
    }
  }

  private async bringUpToDate(entry: CalendarEntry, appointment: Appointment | null): Promise<void> {
    const { id, url, calendar } = entry;
    const entries = this.database.getRepository(CalendarEntry);
    if (!appointment || appointment.status === 'cancelled') {
      if (url) await removeEvent(await this.access.session(calendar.account), url);
      await entries.delete({ id });
    } else if (entry.sequence === appointment.sequence) {
      await entries.update({ id }, WRITTEN);
    } else if (appointment.end_at < this.clock.now() && url === null) {
      await entries.delete({ id });
    } else {
      await entries.update({ id }, { ...WRITTEN, sequence: appointment.sequence, ...(await this.writeEvent(entry, appointment)) });
    }
  }

  private async writeEvent({ url, etag, calendar }: CalendarEntry, appointment: Appointment): Promise<Pick<CalendarEntry, 'url' | 'etag'>> {
    const session = await this.access.session(calendar.account);
    const address = url ?? new URL(`${appointment.id}.ics`, calendar.url.replace(/\/?$/, '/')).href;
    const written = await writeEvent(session, address, await this.eventOf(appointment), etag);
    return written.kind === 'written' ? { url: address, etag: written.etag } : { url: null, etag: null };
  }

  private async eventOf(appointment: Appointment): Promise<string> {
    const prospect = await this.database.getRepository(Prospect).findOneByOrFail({ id: appointment.prospect_id });
    const [rules, { domain }] = await Promise.all([this.calendar.rules(), this.settings.get('systemConfig')]);
    return this.invitations.eventOf({ appointment, prospect, rules: { ...rules, domain } });
  }

  private async recordFailure({ id, failing_since, ...entry }: CalendarEntry, { code, message }: CalendarError): Promise<void> {
    const now = this.clock.now();
    const attempts = entry.attempts + 1;
    await this.database.getRepository(CalendarEntry).update(
      { id },
      {
        attempts,
        failure: message,
        failure_code: code,
        failing_since: failing_since ?? now,
        next_attempt_at: new Date(now.getTime() + backoffMs(attempts, BACKOFF, Math.random())),
      },
    );
  }
}

const WRITTEN = { attempts: 0, next_attempt_at: null, failure: null, failure_code: null, failing_since: null };
