import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { events } from '../../common/database/domain-events.js';
import { invalid } from '../../common/errors.js';
import { discoverCalendars, type FoundCalendar } from '../../providers/calendars/caldav.js';
import { readFeed } from '../../providers/calendars/calendar-feed.js';
import { CALENDAR_LIMITS } from '../../rules/calendars.rules.js';
import { BusyTimeRow } from './busy-time.entity.js';
import { Calendar } from './calendar.entity.js';
import { CalendarAccess, type CalendarSecret } from './calendar-access.service.js';
import type { CalendarAccountUpdate } from './calendar-account.contract.js';
import type { CalendarAccount } from './calendar-account.entity.js';

type Choice = NonNullable<CalendarAccountUpdate['calendars']>[number];

/** The calendars of an account: which there are, which count as busy, and which one receives the appointments. */
@Injectable()
export class CalendarChoices {
  constructor(private readonly access: CalendarAccess) {}

  /** Asks the server; throws a CalendarError. */
  async find(
    { kind, name, username }: Pick<CalendarAccount, 'kind' | 'name' | 'username'>,
    secret: CalendarSecret,
  ): Promise<FoundCalendar[]> {
    const { address, password } = secret;
    if (kind === 'caldav') return discoverCalendars(this.access.sessionWith(address, username, password), address);
    await readFeed(address, this.access.allowHosts);
    return [{ url: '', name, isWritable: false }];
  }

  /** Stores what was found. A calendar that has disappeared stays as long as it is used, and says so. */
  async store(manager: EntityManager, accountId: string, found: readonly FoundCalendar[]): Promise<void> {
    for (const { url, name, isWritable } of found.slice(0, CALENDAR_LIMITS.calendars)) {
      const values = { account_id: accountId, url, name, is_writable: isWritable };
      await manager.upsert(Calendar, values, { conflictPaths: ['account_id', 'url'], skipUpdateIfNoValuesChanged: true });
    }
    const urls = found.map(({ url }) => url);
    await manager.delete(Calendar, { account_id: accountId, url: Not(In(urls)), counts_busy: false, receives: false });
  }

  async choose(manager: EntityManager, accountId: string, choices: readonly Choice[]): Promise<void> {
    const calendars = new Map((await manager.findBy(Calendar, { account_id: accountId })).map((calendar) => [calendar.id, calendar]));
    const receiving = choices.filter(({ receives }) => receives);
    if (receiving.length > 1) throw refused('Un seul agenda reçoit les rendez-vous.');
    if (receiving.some(({ id }) => calendars.get(id)?.is_writable === false)) throw refused('Cet agenda est en lecture seule.');
    for (const { id, counts_busy, receives } of choices) {
      const before = calendars.get(id);
      if (!before) throw refused('Cet agenda n’existe plus\u202f: rechargez la page.');
      if (receives) await manager.update(Calendar, { receives: true, id: Not(id) }, { receives: false });
      await manager.update(Calendar, { id }, { receives, counts_busy, ...(!counts_busy && NOT_READ) });
      if (!counts_busy) await manager.delete(BusyTimeRow, { calendar_id: id });
      if (receives && !before.receives) await events.emit(manager, { type: 'calendar.receives', ids: [id] });
    }
  }

  /** For the audit log. */
  async shown(manager: EntityManager, accountId: string): Promise<{ busy: string[]; receives: string | null }> {
    const calendars = await manager.find(Calendar, { where: { account_id: accountId }, order: { name: 'ASC', id: 'ASC' } });
    return {
      busy: calendars.filter(({ counts_busy }) => counts_busy).map(({ name }) => name),
      receives: calendars.find(({ receives }) => receives)?.name ?? null,
    };
  }
}

const NOT_READ = { read_at: null, failure: null, failure_code: null, failing_since: null };
const refused = (message: string) => invalid(message, { calendars: message });
