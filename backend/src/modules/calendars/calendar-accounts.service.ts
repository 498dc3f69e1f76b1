import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { CalendarError } from '../../providers/calendars/calendar-error.js';
import { CALENDAR_LIMITS } from '../../rules/calendars.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { CalendarAccess, type CalendarSecret } from './calendar-access.service.js';
import type { CalendarAccountCreate, CalendarAccountUpdate, CalendarOutcome } from './calendar-account.contract.js';
import { CalendarAccount } from './calendar-account.entity.js';
import { calendarAddress } from './calendar-address.js';
import { CalendarChoices } from './calendar-choices.service.js';
import { CalendarReading } from './calendar-reading.service.js';

const RESOURCE = 'calendar-accounts';

/** Connects calendars, and disconnects them. */
@Injectable()
export class CalendarAccounts {
  constructor(
    private readonly database: DataSource,
    private readonly access: CalendarAccess,
    private readonly choices: CalendarChoices,
    private readonly reading: CalendarReading,
    private readonly audit: AuditLog,
  ) {}

  /** All calendars that are found count as busy at first. */
  async create({ name, kind, ...typed }: CalendarAccountCreate, user: SignedInUser): Promise<string> {
    const { secret, host } = this.secretOf(kind, typed.address, typed.password ?? '');
    const username = kind === 'caldav' ? (typed.username ?? '') : null;
    if (username === '') throw refusal('username', 'Indiquez l’utilisateur du compte.');
    const found = await this.choices.find({ kind, name, username }, secret).catch(asFieldError);
    const sealed = await this.access.seal(secret);
    const id = await this.database.transaction(async (manager) => {
      if ((await manager.count(CalendarAccount)) >= CALENDAR_LIMITS.accounts)
        throw conflict('too_many_calendars', `${CALENDAR_LIMITS.accounts} comptes d’agendas au maximum.`);
      const account = await manager.save(CalendarAccount, manager.create(CalendarAccount, { name, kind, host, username, secret: sealed }));
      await this.choices.store(manager, account.id, found);
      const after = await this.shown(manager, account);
      await this.audit.record(manager, user, { action: 'create', resource: RESOURCE, resourceId: account.id, after });
      return account.id;
    });
    await this.reading.read(id);
    return id;
  }

  /** A new address or password is tried before it is stored. */
  async update(id: string, { read, calendars, address, password, ...changes }: CalendarAccountUpdate, user: SignedInUser): Promise<void> {
    const account = await this.find(id);
    const username = account.kind === 'caldav' ? (changes.username ?? account.username) : null;
    const name = changes.name ?? account.name;
    const isNew = address !== undefined || Boolean(password) || username !== account.username;
    const access = isNew ? await this.newAccess(account, { address, password, username }) : null;
    await this.database.transaction(async (manager) => {
      const before = await lock(manager, id);
      const shownBefore = await this.shown(manager, before);
      const after = manager.create(CalendarAccount, { ...before, name, username, ...access?.values });
      await manager.save(CalendarAccount, after);
      if (access) await this.choices.store(manager, id, access.found);
      if (calendars) await this.choices.choose(manager, id, calendars);
      await this.audit.record(manager, user, {
        ...{ action: 'update', resource: RESOURCE, resourceId: id },
        ...{ before: shownBefore, after: await this.shown(manager, after), read },
      });
    });
    await this.reading.read(id);
  }

  /** What was written into the calendars stays there. */
  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const account = await lock(manager, id);
      const before = await this.shown(manager, account);
      await manager.delete(CalendarAccount, { id });
      await this.audit.record(manager, user, { action: 'delete', resource: RESOURCE, resourceId: id, before });
    });
  }

  /** Reads the list of calendars and their busy times now. */
  async test(id: string, user: SignedInUser): Promise<CalendarOutcome> {
    const account = await this.find(id);
    const failure = await this.readAnew(account);
    await this.database.transaction((manager) =>
      this.audit.record(manager, user, { action: 'test', resource: RESOURCE, resourceId: id, after: { ok: failure === null } }),
    );
    return { ok: failure === null, code: failure && `calendar_${failure.code}`, error: failure?.message ?? null };
  }

  private async readAnew(account: CalendarAccount): Promise<CalendarError | null> {
    try {
      const found = await this.choices.find(account, await this.access.opened(account));
      await this.database.transaction((manager) => this.choices.store(manager, account.id, found));
      return await this.reading.read(account.id);
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      await this.reading.read(account.id);
      return error;
    }
  }

  private async newAccess(
    account: CalendarAccount,
    typed: { address: string | undefined; password: string | undefined; username: string | null },
  ) {
    const stored = await this.access.open(account);
    const { secret, host } = this.secretOf(
      account.kind,
      typed.address ?? stored?.address ?? '',
      // a password is not sent to another server without being typed again
      typed.password || (typed.address === undefined ? (stored?.password ?? '') : ''),
    );
    const found = await this.choices.find({ ...account, username: typed.username }, secret).catch(asFieldError);
    return { found, values: { secret: await this.access.seal(secret), host } };
  }

  private secretOf(kind: CalendarAccount['kind'], address: string, password: string): { secret: CalendarSecret; host: string } {
    const url = calendarAddress(address, this.access.allowHosts);
    if (typeof url === 'string') throw refusal('address', url);
    if (kind === 'caldav' && password === '') throw refusal('password', 'Indiquez le mot de passe.');
    return { secret: { address: url.href, password: kind === 'caldav' ? password : null }, host: url.host };
  }

  private async find(id: string): Promise<CalendarAccount> {
    const account = await this.database.getRepository(CalendarAccount).findOneBy({ id });
    if (!account) throw gone();
    return account;
  }

  private async shown(manager: EntityManager, { id, name, kind, host, username }: CalendarAccount) {
    return { name, kind, host, username, ...(await this.choices.shown(manager, id)) };
  }
}

const refusal = (field: 'address' | 'username' | 'password', message: string) => invalid(message, { [field]: message });
const gone = () => notFound('Ce compte d’agendas n’existe pas ou a été supprimé.');

function asFieldError(error: unknown): never {
  if (!(error instanceof CalendarError)) throw error;
  throw refusal(error.code === 'wrong_password' ? 'password' : 'address', error.message);
}

async function lock(manager: EntityManager, id: string): Promise<CalendarAccount> {
  const found = await manager.findOne(CalendarAccount, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw gone();
  return found;
}
