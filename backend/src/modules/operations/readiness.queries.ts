import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lastBackup } from '../../common/backups/backup-runs.js';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { SmtpMailer } from '../../common/mail/smtp.service.js';
import { findChromium } from '../../providers/browser/chromium-install.js';
import { VENDOR_LABELS } from '../../providers/vendor/vendor-accounts.js';
import { ApiKeys } from '../settings/api-keys.service.js';
import { Settings } from '../settings/settings.service.js';
import { type ReadinessCheck, readinessOf } from './readiness.js';

const COUNTS = `SELECT now() AS now,
  (SELECT count(*)::int FROM users WHERE role = 'admin' AND disabled_at IS NULL) AS administrators,
  (SELECT count(*)::int FROM workers WHERE seen_at > now() - interval '1 minute') AS workers`;

/** Looks at this installation as whoever has just put it up would. */
@Injectable()
export class Readiness {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly keys: ApiKeys,
    private readonly mailer: SmtpMailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async checks(): Promise<ReadinessCheck[]> {
    const [counts] = await this.database.query<{ now: Date; administrators: number; workers: number }[]>(COUNTS);
    const now = this.clock.now();
    const [campaigns, agency, keys, backup] = [
      await this.settings.get('campaigns'),
      await this.settings.get('agency'),
      await this.keys.list(),
      await lastBackup(this.database),
    ];
    const broken = keys.filter(({ state, test_ok }) => state === 'unreadable' || test_ok === false);
    return readinessOf({
      publicUrl: this.config.publicUrl,
      mailIsConfigured: await this.mailer.isConfigured(),
      administrators: counts?.administrators ?? 0,
      workers: counts?.workers ?? 0,
      postalAddress: campaigns.postalAddress || agency.address,
      lastBackupAt: backup.at ?? null,
      freeBytes: await statfs(this.config.dataDir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => null,
      ),
      browserFault: await findChromium(this.config).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
      now,
      databaseNow: counts?.now ?? now,
      brokenKeys: broken.map(({ service }) => VENDOR_LABELS[service]),
    });
  }
}
