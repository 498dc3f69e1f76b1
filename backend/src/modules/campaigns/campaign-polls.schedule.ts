import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { subDays } from 'date-fns/subDays';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { ScheduleRun } from '../../common/jobs/schedule-run.entity.js';
import { localDate } from '../../common/local-time.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { isDue } from '../analysis/nightly-due.js';
import { pollCampaign } from './campaign-jobs.js';

export const POLL_JOB = 'campaign-poll';
/** Agency's zone. */
const TIME = '05:20';
/** Later, nobody answers a message any more. */
const WATCHED_DAYS = 90;

/** Asks the provider once a day about each campaign that may still be answered; the row of the day decides who does. */
@Injectable()
export class CampaignPollSchedule {
  private readonly logger = new Logger(CampaignPollSchedule.name);

  constructor(
    private readonly database: DataSource,
    private readonly outreach: Outreach,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron('40 * * * * *')
  async everyMinute(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.tick().catch((error: unknown) => this.logger.error({ err: error }, 'campaigns not polled'));
  }

  /** How many campaigns are asked about; null when it is not due or another process was first. */
  async tick(): Promise<number | null> {
    const now = this.clock.now();
    if (!isDue(now, TIME, null) || !(await this.outreach.isConfigured())) return null;
    return this.database.transaction(async (manager) => {
      const today = { job: POLL_JOB, local_date: localDate(now) };
      const claimed = await manager.createQueryBuilder().insert().into(ScheduleRun).values(today).orIgnore().returning('job').execute();
      if ((claimed.raw as unknown[]).length === 0) return null;
      const campaigns = await watched(manager, subDays(now, WATCHED_DAYS));
      await this.queue.enqueueAll(pollCampaign, campaigns, { manager });
      await manager.update(ScheduleRun, today, { outcome: { campaigns: campaigns.length } });
      return campaigns.length;
    });
  }
}

function watched(manager: EntityManager, since: Date): Promise<{ campaignId: string }[]> {
  return manager.query(
    `SELECT c.id AS "campaignId" FROM email_campaigns c
      WHERE c.emelia_id IS NOT NULL AND EXISTS (SELECT 1 FROM campaign_recipients r
              WHERE r.campaign_id = c.id AND r.state <> 'left_out' AND coalesce(r.sent_at, r.created_at) > $1)
      ORDER BY c.created_at`,
    [since],
  );
}
