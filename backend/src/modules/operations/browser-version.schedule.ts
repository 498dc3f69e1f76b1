import { hostname } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { browserVersion } from '../../providers/browser/browser-version.js';
import { MeasuringBrowser } from './measuring-browser.entity.js';

const readVersion = everySeconds(600, {
  name: 'browser-version',
  title: 'Version du navigateur de mesure',
  safeToRepeat: 'the version of a machine replaces the one before',
});

/** Records the version of the measuring browser, which web processes may not start. */
@Injectable()
export class BrowserVersions {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron(CronExpression.EVERY_10_MINUTES, cronOptions(readVersion))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(readVersion);
  }

  @Handles(readVersion)
  async read(): Promise<void> {
    const version = await browserVersion(this.config);
    if (version === null) return;
    await this.database.query(`DELETE FROM measuring_browsers WHERE seen_at < now() - interval '1 day'`);
    await this.database
      .createQueryBuilder()
      .insert()
      .into(MeasuringBrowser)
      .values({ host: hostname(), version, seen_at: () => 'now()' })
      .orUpdate(['version', 'seen_at'], ['host'])
      .execute();
  }
}
