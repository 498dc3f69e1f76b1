import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { isSealed, unseal } from '../../common/encryption.js';
import { userMessageOf } from '../../common/user-facing-error.js';
import { placeOfChromium } from '../../providers/browser/chromium-install.js';
import { DocumentFonts } from '../../providers/browser/document-fonts.service.js';
import { CAUSES } from '../../providers/provider-error.js';
import { senderAddress } from '../settings/sender-address.js';
import { Settings } from '../settings/settings.service.js';
import type { Installation } from './installation.js';
import { RunningStateQueries } from './running-state.queries.js';

const COUNTS = `SELECT now() AS now, current_setting('server_version') AS version, current_setting('server_version_num')::int AS version_number,
  (SELECT count(*)::int FROM users WHERE role = 'admin' AND disabled_at IS NULL) AS administrators,
  (SELECT count(*)::int FROM migrations WHERE name = ANY($1)) AS migrations,
  (SELECT coalesce(array_agg(value), '{}') FROM sealed_secrets) AS sealed`;

interface Counts {
  now: Date;
  version: string;
  version_number: number;
  administrators: number;
  migrations: number;
  sealed: string[];
}

const OLDEST_POSTGRES = 150_000;

/** Checks this installation for « Mise en service ». */
@Injectable()
export class InstallationQueries {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly running: RunningStateQueries,
    private readonly clock: Clock,
    private readonly fonts: DocumentFonts,
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
      postalAddress: await senderAddress(this.settings),
      // the worker starts it, with more rights than a web process may have in a container
      browserFault: await placeOfChromium(this.config).then(
        () => null,
        (error: unknown) => userMessageOf(error, CAUSES.browser_missing),
      ),
      undrawnScripts: await this.fonts.undrawnScripts(),
      now,
      ...(await this.running.look()),
      databaseNow: counts.now,
    };
  }

  private async opens(sealed: readonly string[]): Promise<boolean> {
    const secret = loadAppSecret(this.config);
    const opened = await Promise.allSettled(sealed.filter(isSealed).map((value) => unseal(value, secret)));
    return opened.every(({ status }) => status === 'fulfilled');
  }
}
