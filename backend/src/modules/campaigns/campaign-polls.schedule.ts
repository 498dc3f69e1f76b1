import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { subDays } from 'date-fns/subDays';
import type { EntityManager } from 'typeorm';
import type { DailyTime } from '../../common/jobs/daily-due.js';
import { DailySchedules } from '../../common/jobs/daily-schedules.service.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, daily } from '../../common/jobs/schedule.js';
import { Outreach } from '../../providers/outreach/outreach.js';
import { ApiKeys } from '../settings/api-keys.service.js';
import { pollCampaign } from './campaign-jobs.js';

const pollCampaigns = daily({
  name: 'campaign-poll',
  title: 'Relevé des campagnes',
  safeToRepeat: 'the jobs are written in the transaction that records the day',
});

const POLL_TIME = '05:20';
/** Days after which a campaign is no longer polled. */
const WATCHED_DAYS = 90;

/** Polls the provider once a day for each campaign that may still get events. */
@Injectable()
export class CampaignPollSchedule {
  constructor(
    private readonly outreach: Outreach,
    private readonly keys: ApiKeys,
    private readonly queue: JobQueue,
    private readonly schedules: DailySchedules,
  ) {
    schedules.add(pollCampaigns, () => this.dailyTime());
  }

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(pollCampaigns))
  enqueue(): Promise<void> {
    return this.schedules.enqueueIfDue(pollCampaigns);
  }

  @Handles(pollCampaigns)
  ask(): Promise<{ campaigns: number } | null> {
    return this.schedules.run(pollCampaigns, async (manager, now) => {
      const campaigns = await watched(manager, subDays(now, WATCHED_DAYS));
      await this.queue.enqueueAll(pollCampaign, campaigns, { manager });
      return { campaigns: campaigns.length };
    });
  }

  private async dailyTime(): Promise<DailyTime | null> {
    return (await this.outreach.isConfigured()) ? { time: POLL_TIME, since: await this.keys.savedAt('emelia') } : null;
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
