import { Inject, Injectable, Logger } from '@nestjs/common';
import { addDays } from 'date-fns/addDays';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { deadline } from '../../common/deadline.js';
import { readCalendar } from '../../providers/calendars/caldav.js';
import { CalendarError, calendarErrorOf } from '../../providers/calendars/calendar-error.js';
import { readFeed } from '../../providers/calendars/calendar-feed.js';
import type { DavSession } from '../../providers/calendars/dav-session.js';
import { ForeignReader } from '../../providers/foreign/foreign-reader.service.js';
import { ProviderError } from '../../providers/provider-error.js';
import { CALENDAR_LIMITS } from '../../rules/calendars.rules.js';
import { SETTING_FIELDS } from '../../rules/setting-fields.rules.js';
import { BusyTimeRow } from './busy-time.entity.js';
import { Calendar } from './calendar.entity.js';
import { CalendarAccess } from './calendar-access.service.js';
import { CalendarAccount } from './calendar-account.entity.js';

/** Slots are offered at most so far ahead. */
const HORIZON_DAYS = SETTING_FIELDS.booking.horizonDays.max + 2;
const READ_EVERY_MS = 4 * 60_000;

/** Reads when calendars are busy. What was read last stays until it is read anew: a calendar that does not answer opens no slot. */
@Injectable()
export class CalendarReading {
  private readonly logger = new Logger(CalendarReading.name);
  private readonly running = new Map<string, Promise<CalendarError | null>>();

  constructor(
    private readonly database: DataSource,
    private readonly access: CalendarAccess,
    private readonly foreign: ForeignReader,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Reads all calendars of an account that count; returns a failure. */
  read(accountId: string): Promise<CalendarError | null> {
    const running = this.running.get(accountId) ?? this.readAll(accountId).finally(() => this.running.delete(accountId));
    this.running.set(accountId, running);
    return running;
  }

  private async readAll(accountId: string): Promise<CalendarError | null> {
    const account = await this.database.getRepository(CalendarAccount).findOneBy({ id: accountId });
    const calendars = await this.database.getRepository(Calendar).findBy({ account_id: accountId, counts_busy: true });
    if (!account) return null;
    const session = this.access.session(account);
    session.catch(() => undefined);
    const failures: CalendarError[] = [];
    const refused = () => failures.find(({ code }) => code === 'wrong_password') ?? null;
    for (const calendar of calendars) {
      const failure = await this.readOne(account, calendar, session, refused());
      if (failure) failures.push(failure);
    }
    const pause = refused() ? CALENDAR_LIMITS.refusedPauseMs : READ_EVERY_MS;
    await this.database
      .getRepository(CalendarAccount)
      .update({ id: accountId }, { next_read_at: new Date(this.clock.now().getTime() + pause) });
    return failures[0] ?? null;
  }

  /** Reads before a booking what was not read a moment ago; waits a few seconds at most, and not for a server that is known to fail. */
  async refresh(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - CALENDAR_LIMITS.staleMs);
    const stale = await this.database
      .getRepository(Calendar)
      .createQueryBuilder('calendar')
      .select('DISTINCT calendar.account_id', 'id')
      .where('calendar.counts_busy AND calendar.failure IS NULL AND (calendar.read_at IS NULL OR calendar.read_at < :before)', { before })
      .getRawMany<{ id: string }>();
    if (stale.length === 0) return;
    const limit = deadline(CALENDAR_LIMITS.bookingWaitMs);
    const isOver = new Promise<void>((done) => limit.signal.addEventListener('abort', () => done(), { once: true }));
    const reading = Promise.all(stale.map(({ id }) => this.read(id))).catch((error: unknown) => this.logger.error(error));
    await Promise.race([reading, isOver]).finally(() => limit.end());
  }

  private async readOne(account: CalendarAccount, calendar: Calendar, session: Promise<DavSession>, known: CalendarError | null) {
    const now = this.clock.now();
    const window = { from: addDays(now, -1), until: addDays(now, HORIZON_DAYS) };
    try {
      if (known) throw known;
      const files = account.kind === 'feed' ? [await this.feed(account)] : await readCalendar(await session, calendar.url, window);
      const busy = await this.foreign.read('busyTimes', files, { ...window, ownHost: new URL(this.config.publicUrl).hostname });
      await this.store(calendar.id, busy, now);
      return null;
    } catch (error) {
      const failure = error instanceof ProviderError ? calendarErrorOf(error) : error;
      if (!(failure instanceof CalendarError)) throw failure;
      const failing_since = calendar.failing_since ?? now;
      await this.database
        .getRepository(Calendar)
        .update({ id: calendar.id }, { failure: failure.message, failure_code: failure.code, failing_since });
      return failure;
    }
  }

  private async feed(account: CalendarAccount): Promise<string> {
    return readFeed((await this.access.opened(account)).address, this.access.allowHosts);
  }

  private async store(calendarId: string, busy: readonly { start: Date; end: Date }[], now: Date): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const calendar = await manager.findOne(Calendar, { where: { id: calendarId, counts_busy: true }, lock });
      if (!calendar) return;
      await manager.delete(BusyTimeRow, { calendar_id: calendarId });
      await manager.query(
        'INSERT INTO calendar_busy_times (calendar_id, start_at, end_at) SELECT $1, * FROM unnest($2::timestamptz[], $3::timestamptz[])',
        [calendarId, busy.map(({ start }) => start), busy.map(({ end }) => end)],
      );
      await manager.update(Calendar, { id: calendarId }, { read_at: now, failure: null, failure_code: null, failing_since: null });
    });
  }
}
