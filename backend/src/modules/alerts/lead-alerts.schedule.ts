import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { subHours } from 'date-fns/subHours';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { localTime } from '../../rules/dates.rules.js';
import { Settings } from '../settings/settings.service.js';
import { AlertMails } from './alert-mails.service.js';
import { ChatAlerts } from './chat-alerts.jobs.js';
import { isQuiet } from './signals.js';
import { SignalQueries } from './signals.queries.js';

/** Hours between two alerts about a prospect; events meanwhile are part of the next one. */
const PAUSE_HOURS = 24;
/** Older signals are no news, e.g. after the server was off. Longer than the pause, so that none falls between two alerts. */
const NEWS_HOURS = 48;

const sendLeadAlerts = everySeconds(30, {
  name: 'lead-alerts',
  title: 'Alertes sur les prospects',
  safeToRepeat: 'one process at a time, and an alert is recorded in the transaction that sends it',
});

/** Sends alerts about interested prospects: for signals of people, once a day each, never in quiet hours. */
@Injectable()
export class LeadAlerts {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly signals: SignalQueries,
    private readonly mails: AlertMails,
    private readonly chats: ChatAlerts,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  /** Returns the number of prospects in alerts. */
  @Cron(CronExpression.EVERY_30_SECONDS, cronOptions(sendLeadAlerts))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(sendLeadAlerts);
  }

  @Handles(sendLeadAlerts)
  async tick(): Promise<number> {
    const now = this.clock.now();
    const { enabled, quietHours, signals: names } = await this.settings.get('alerts');
    if (isQuiet(localTime(now), quietHours)) return 0;
    const mailed = enabled ? names : [];
    const wanted = [...new Set([...mailed, ...(await this.chats.wantedSignals())])];
    if (wanted.length === 0) return 0;
    return this.database.transaction(async (manager) => {
      // one process at a time; the others have nothing to add
      const [{ mine }] = await manager.query<[{ mine: boolean }]>(`SELECT pg_try_advisory_xact_lock(hashtext('lead-alerts')) AS mine`);
      if (!mine) return 0;
      const due = await this.signals.due(manager, {
        since: subHours(now, NEWS_HOURS),
        quietSince: subHours(now, PAUSE_HOURS),
        names: wanted,
      });
      // in the order of locks (docs/locks.md)
      due.sort((one, other) => (one.prospectId < other.prospectId ? -1 : 1));
      for (const lead of due) {
        await this.mails.sendAlert(manager, lead, mailed, now);
        await this.chats.enqueue(manager, lead, now);
      }
      return due.length;
    });
  }
}
