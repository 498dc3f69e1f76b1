import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lastBackup, lastCopy } from '../../common/backups/backup-runs.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { SmtpMailer } from '../../common/mail/smtp-mailer.service.js';
import { VENDOR_LABELS } from '../../providers/vendor/vendor-accounts.js';
import { VendorState } from '../../providers/vendor/vendor-state.entity.js';
import { isSpent } from '../../providers/vendor/vendor-usage.queries.js';
import { CalendarAccountQueries } from '../calendars/calendar-accounts.queries.js';
import type { ApiKeyRecord } from '../settings/api-keys.contract.js';
import { ApiKeys } from '../settings/api-keys.service.js';
import { MailStanding } from './mail-standing.queries.js';
import { OperationFiguresQueries, type VendorFigures } from './operation-figures.queries.js';
import type { RunningState, VendorSeen } from './running-state.js';
import { Schedules } from './schedules.queries.js';

/** Reads the state of the running product. */
@Injectable()
export class RunningStateQueries {
  constructor(
    private readonly database: DataSource,
    private readonly figures: OperationFiguresQueries,
    private readonly mailer: SmtpMailer,
    private readonly mails: MailStanding,
    private readonly keys: ApiKeys,
    private readonly schedules: Schedules,
    private readonly calendars: CalendarAccountQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async look(): Promise<RunningState> {
    const { queues, emails, processes, vendors, browserAge } = await this.figures.read();
    const keys = await this.keys.list();
    const [{ now }] = await this.database.query<[{ now: Date }]>('SELECT now()');
    return {
      databaseNow: now,
      workers: processes.workers,
      mail: { isConfigured: await this.mailer.isConfigured(), ...(await this.mails.read()) },
      mailbox: await this.mails.mailbox(),
      calendars: await this.calendars.failing(),
      isSendingSuspended: emails.suspended > 0,
      unclearEmails: emails.unclear,
      backup: await lastBackup(this.database),
      offsite: this.config.backupStore && (await lastCopy(this.database)),
      freeBytes: await this.freeBytes(),
      browser: processes.browser_version === null ? null : { version: processes.browser_version, ageDays: browserAge },
      brokenKeys: await this.brokenKeys(keys),
      vendors: vendors.map((one) => seen(one, keys)),
      abandonedJobs: queues.reduce((sum, { dead }) => sum + dead, 0),
      oldestJobSeconds: Math.max(0, ...queues.map(({ oldest_waiting_seconds }) => oldest_waiting_seconds ?? 0)),
      schedules: await this.schedules.judged(),
    };
  }

  private freeBytes(): Promise<number | null> {
    return statfs(this.config.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }

  /** Not readable here, refused when it was tried, or refused by the vendor since. */
  private async brokenKeys(keys: readonly ApiKeyRecord[]): Promise<RunningState['brokenKeys']> {
    const states = await this.database.getRepository(VendorState).find();
    return keys.flatMap(({ service, state, test_ok, test_outcome }) => {
      const lastError = states.find(({ vendor, circuit }) => vendor === service && circuit !== 'closed')?.last_error;
      const isRefused = lastError?.code === 'vendor_unauthorised' && state !== 'missing';
      if (state !== 'unreadable' && test_ok !== false && !isRefused) return [];
      const cause =
        state === 'unreadable'
          ? 'La clé enregistrée n’est plus lisible.'
          : (((isRefused && lastError?.message) || test_outcome?.message) ?? '');
      return [{ vendor: service, label: VENDOR_LABELS[service], cause }];
    });
  }
}

/** A pause from before the key was removed is no incident. */
const seen = ({ vendor, circuit, cause, limits, ...used }: VendorFigures, keys: readonly ApiKeyRecord[]): VendorSeen => ({
  vendor,
  label: VENDOR_LABELS[vendor],
  isPaused: circuit !== 'closed' && keys.some(({ service, state }) => service === vendor && state !== 'missing'),
  cause,
  isSpent: isSpent({ calls: used.calls_day, cost: used.cost_day }, { calls: used.calls_month, cost: used.cost_month }, limits),
});
