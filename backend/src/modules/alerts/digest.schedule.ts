import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { ScheduleRun } from '../../common/jobs/schedule-run.entity.js';
import { localDate } from '../../common/local-time.js';
import { isDue } from '../analysis/nightly-due.js';
import { Settings } from '../settings/settings.service.js';
import { AlertMails } from './alert-mails.service.js';
import { DigestQueries } from './digest.queries.js';
import { isEmptyDigest } from './digest-mail.js';

export const DIGEST_JOB = 'lead-digest';

/** The morning's message: once a day across all processes (the row of the day decides), silent when there is nothing to say. */
@Injectable()
export class DailyDigest {
  private readonly logger = new Logger(DailyDigest.name);

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly queries: DigestQueries,
    private readonly mails: AlertMails,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron('20 * * * * *')
  async everyMinute(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.tick().catch((error: unknown) => this.logger.error({ err: error }, 'digest not sent'));
  }

  /** How many messages were written; null when it is not due or another process was first. */
  async tick(): Promise<number | null> {
    const now = this.clock.now();
    const { enabled, time } = (await this.settings.get('alerts')).digest;
    if (!enabled || !isDue(now, time, await this.settings.changedAt('alerts'))) return null;
    return this.database.transaction(async (manager) => {
      const today = { job: DIGEST_JOB, local_date: localDate(now) };
      const claimed = await manager.createQueryBuilder().insert().into(ScheduleRun).values(today).orIgnore().returning('job').execute();
      if ((claimed.raw as unknown[]).length === 0) return null;
      const digest = await this.queries.read(manager, now);
      const sent = isEmptyDigest(digest) ? 0 : await this.mails.sendDigest(manager, digest);
      await manager.update(ScheduleRun, today, { outcome: { messages: sent } });
      return sent;
    });
  }
}
