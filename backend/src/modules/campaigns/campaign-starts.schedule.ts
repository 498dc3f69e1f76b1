import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { sendCampaigns } from './campaign-jobs.js';

const startCampaigns = everySeconds(60, {
  name: 'campaign-starts',
  title: 'Départ des campagnes',
  safeToRepeat: 'one sender works at a time',
});

/**
 * Checks each minute, and when a worker starts, for campaigns with something to send: due, left by a killed worker, or to be retried.
 * Enqueueing twice is harmless: one sender runs at a time.
 */
@Injectable()
export class CampaignStarts implements OnApplicationBootstrap {
  private readonly logger = new Logger(CampaignStarts.name);

  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.tick().catch((error: unknown) => this.logger.error({ err: error }, 'campaigns not looked at'));
  }

  /** Whether there was something to do. */
  @Cron(CronExpression.EVERY_MINUTE, cronOptions(startCampaigns))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(startCampaigns);
  }

  @Handles(startCampaigns)
  async tick(): Promise<boolean> {
    const [due] = await this.database.query<object[]>(
      `SELECT 1 FROM email_campaigns WHERE status = 'scheduled' AND (scheduled_date IS NULL OR scheduled_date <= now()) AND ${MAY_SEND} LIMIT 1`,
    );
    if (due) await this.queue.enqueue(sendCampaigns, {});
    return Boolean(due);
  }
}
