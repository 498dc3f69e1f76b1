import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DailySchedules } from '../../common/jobs/daily-schedules.service.js';
import { Handles } from '../../common/jobs/define-job.js';
import { cronOptions, daily } from '../../common/jobs/schedule.js';
import { Settings } from '../settings/settings.service.js';
import { AlertMails } from './alert-mails.service.js';
import { DigestQueries } from './digest.queries.js';
import { isEmptyDigest } from './digest-mail.js';

const sendDigest = daily({
  name: 'lead-digest',
  title: 'Résumé du matin',
  safeToRepeat: 'the messages are written in the transaction that records the day',
});

/** Sends the daily digest, unless it is empty. */
@Injectable()
export class DailyDigest {
  constructor(
    settings: Settings,
    private readonly schedules: DailySchedules,
    private readonly queries: DigestQueries,
    private readonly mails: AlertMails,
  ) {
    schedules.add(sendDigest, () => settings.dailyTime('alerts', ({ digest }) => digest));
  }

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(sendDigest))
  enqueue(): Promise<void> {
    return this.schedules.enqueueIfDue(sendDigest);
  }

  @Handles(sendDigest)
  send(): Promise<{ messages: number } | null> {
    return this.schedules.run(sendDigest, async (manager, now) => {
      const digest = await this.queries.read(manager, now);
      return { messages: isEmptyDigest(digest) ? 0 : await this.mails.sendDigest(manager, digest) };
    });
  }
}
