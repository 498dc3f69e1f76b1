import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lastBackup } from '../../common/backups/backup-runs.js';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ALIVE } from '../../common/jobs/worker.entity.js';
import { SmtpMailer } from '../../common/mail/smtp.service.js';
import { isSealed, unseal } from '../../common/secret-box.js';
import { findChromium } from '../../providers/browser/chromium-install.js';
import { VENDOR_LABELS } from '../../providers/vendor/vendor-accounts.js';
import { VendorState } from '../../providers/vendor/vendor-state.entity.js';
import { ApiKeys } from '../settings/api-keys.service.js';
import { senderAddress } from '../settings/sender-address.js';
import { Settings } from '../settings/settings.service.js';
import type { Installation } from './installation.js';
import { MailStanding } from './mail-standing.queries.js';

const COUNTS = `SELECT now() AS now, current_setting('server_version') AS version, current_setting('server_version_num')::int AS version_number,
  (SELECT count(*)::int FROM users WHERE role = 'admin' AND disabled_at IS NULL) AS administrators,
  (SELECT count(*)::int FROM workers WHERE ${ALIVE}) AS workers,
  (SELECT count(*)::int FROM migrations WHERE name = ANY($1)) AS migrations,
  (SELECT coalesce(array_agg(value), '{}') FROM sealed_secrets) AS sealed`;

interface Counts {
  now: Date;
  version: string;
  version_number: number;
  administrators: number;
  workers: number;
  migrations: number;
  sealed: string[];
}

const OLDEST_POSTGRES = 150_000;

/** Looks at this installation as whoever has just put it up would. */
@Injectable()
export class InstallationQueries {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly keys: ApiKeys,
    private readonly mailer: SmtpMailer,
    private readonly mails: MailStanding,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async look(): Promise<Installation> {
    const ours = this.database.migrations.map((migration) => migration.constructor.name);
    const [counts] = await this.database.query<[Counts]>(COUNTS, [ours]);
    const now = this.clock.now();
    return {
      publicUrl: this.config.publicUrl,
      hasTrustedProxy: this.config.trustProxy !== false,
      database: {
        version: counts.version.split(' ')[0] ?? counts.version,
        isSupported: counts.version_number >= OLDEST_POSTGRES,
        missingMigrations: ours.length - counts.migrations,
      },
      secretFits: await this.opens(counts.sealed),
      administrators: counts.administrators,
      workers: counts.workers,
      mail: { isConfigured: await this.mailer.isConfigured(), ...(await this.mails.read()) },
      postalAddress: await senderAddress(this.settings),
      backup: await lastBackup(this.database),
      freeBytes: await this.freeBytes(),
      browserFault: await findChromium(this.config).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
      now,
      databaseNow: counts.now,
      brokenKeys: await this.brokenKeys(),
    };
  }

  private async opens(sealed: readonly string[]): Promise<boolean> {
    const secret = loadAppSecret(this.config);
    const opened = await Promise.allSettled(sealed.filter(isSealed).map((value) => unseal(value, secret)));
    return opened.every(({ status }) => status === 'fulfilled');
  }

  private freeBytes(): Promise<number | null> {
    return statfs(this.config.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    );
  }

  /** Not readable here, refused when it was tried, or refused by the vendor since. */
  private async brokenKeys(): Promise<Installation['brokenKeys']> {
    const [keys, states] = [await this.keys.list(), await this.database.getRepository(VendorState).find()];
    return keys.flatMap(({ service, state, test_ok, test_outcome }) => {
      const lastError = states.find(({ vendor, circuit }) => vendor === service && circuit !== 'closed')?.last_error;
      const isRefused = lastError?.code === 'vendor_unauthorised' && state !== 'missing';
      if (state !== 'unreadable' && test_ok !== false && !isRefused) return [];
      const cause =
        state === 'unreadable' ? 'La clé enregistrée n’est plus lisible.' : (((isRefused && lastError?.message) || test_outcome) ?? '');
      return [{ vendor: service, label: VENDOR_LABELS[service], cause }];
    });
  }
}
