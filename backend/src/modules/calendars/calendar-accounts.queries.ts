import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors.js';
import { Calendar } from './calendar.entity.js';
import { CalendarAccess } from './calendar-access.service.js';
import type { CalendarAccountRecord, CalendarRecord } from './calendar-account.contract.js';
import { CalendarAccount } from './calendar-account.entity.js';

interface Waiting {
  calendar_id: string;
  count: number;
  since: Date;
  failure: string;
  failure_code: string | null;
}

/** What the operator has to look at. */
export interface FailingCalendar {
  id: string;
  account: string;
  calendar: string;
  /** Why it cannot be read, French; null: it can. */
  reading: string | null;
  /** Why appointments are not written yet, French, and their number; null: all are. */
  writing: { cause: string; count: number } | null;
}

@Injectable()
export class CalendarAccountQueries {
  constructor(
    private readonly database: DataSource,
    private readonly access: CalendarAccess,
  ) {}

  async all(): Promise<CalendarAccountRecord[]> {
    const accounts = await this.database.getRepository(CalendarAccount).find({ order: { created_at: 'ASC', id: 'ASC' } });
    const calendars = await this.database.getRepository(Calendar).find({ order: { name: 'ASC', id: 'ASC' } });
    const waiting = await this.waiting();
    const of = (accountId: string) =>
      calendars
        .filter(({ account_id }) => account_id === accountId)
        .map((calendar) => calendarRecordOf(calendar, waiting.get(calendar.id)));
    return Promise.all(accounts.map((account) => this.toRecord(account, of(account.id))));
  }

  async get(id: string): Promise<CalendarAccountRecord> {
    const found = (await this.all()).find((account) => account.id === id);
    if (!found) throw notFound('Ce compte d’agendas n’existe pas ou a été supprimé.');
    return found;
  }

  /** Calendars that cannot be read or written, by the names of account and calendar. */
  async failing(): Promise<FailingCalendar[]> {
    const order = { account: { name: 'ASC' }, name: 'ASC', id: 'ASC' } as const;
    const calendars = await this.database.getRepository(Calendar).find({ relations: { account: true }, order });
    const waiting = await this.waiting();
    return calendars
      .map(({ id, name, account, counts_busy, failure }) => {
        const unwritten = waiting.get(id);
        const writing = unwritten ? { cause: unwritten.failure, count: unwritten.count } : null;
        return { id, account: account.name, calendar: name, reading: counts_busy ? failure : null, writing };
      })
      .filter(({ reading, writing }) => reading !== null || writing !== null);
  }

  private async waiting(): Promise<Map<string, Waiting>> {
    const rows = await this.database.query<Waiting[]>(
      `SELECT calendar_id, count(*)::int AS count, min(failing_since) AS since, (array_agg(failure ORDER BY failing_since))[1] AS failure,
              (array_agg(failure_code ORDER BY failing_since))[1] AS failure_code
         FROM calendar_entries WHERE failure IS NOT NULL GROUP BY calendar_id`,
    );
    return new Map(rows.map((row) => [row.calendar_id, row]));
  }

  private async toRecord(account: CalendarAccount, calendars: CalendarRecord[]): Promise<CalendarAccountRecord> {
    const { id, name, kind, host, username, created_at } = account;
    return {
      ...{ id, name, kind, host, username },
      is_readable: (await this.access.open(account)) !== null,
      calendars,
      created_at: created_at.toISOString(),
    };
  }
}

function calendarRecordOf(calendar: Calendar, waiting: Waiting | undefined): CalendarRecord {
  const { id, name, is_writable, counts_busy, receives, failure, failure_code } = calendar;
  return {
    ...{ id, name, is_writable, counts_busy, receives, failure },
    failure_code: failure_code && `calendar_${failure_code}`,
    read_at: calendar.read_at?.toISOString() ?? null,
    failing_since: calendar.failing_since?.toISOString() ?? null,
    waiting: waiting ? waitingOf(waiting) : null,
  };
}

const waitingOf = ({ count, since, failure, failure_code }: Waiting): CalendarRecord['waiting'] => ({
  ...{ count, since: since.toISOString(), failure },
  failure_code: failure_code && `calendar_${failure_code}`,
});
