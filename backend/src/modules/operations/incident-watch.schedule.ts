import { Inject, Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { subDays } from 'date-fns/subDays';
import { DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { MailOutages } from '../../common/mail/mail-outages.service.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { incidentMail } from '../alerts/incident-mail.js';
import { User } from '../auth/user.entity.js';
import { OutboxSender } from '../outbox/outbox-sender.schedule.js';
import { Settings } from '../settings/settings.service.js';
import { type IncidentAlert, isEmptyAlert, type WatchStep, watchStep } from './incident-watch.js';
import { incidentsOf } from './incidents.js';
import type { RunningState } from './running-state.js';
import { RunningStateQueries } from './running-state.queries.js';
import { StoredIncident } from './stored-incident.entity.js';

export const INCIDENT_MAIL = 'trouble_alert';
/** Days after which a settled incident is deleted. */
const RETENTION_DAYS = 90;

interface Observation {
  state: RunningState;
  isWanted: boolean;
  /** Whether an e-mail that is queued now would be sent. */
  canLeave: boolean;
}

const watchIncidents = everySeconds(
  60,
  { name: 'trouble-watch', title: 'Surveillance et alertes', safeToRepeat: 'alerts are recorded in the transaction that queues them' },
  'everybody',
);

/**
 * Detects incidents each minute, also in web processes, because a missing worker cannot report itself. One process at a time; what was
 * detected and alerted is stored, so that neither another process nor a restart alerts again.
 */
@Injectable()
export class IncidentWatch {
  constructor(
    private readonly database: DataSource,
    private readonly running: RunningStateQueries,
    private readonly settings: Settings,
    private readonly outages: MailOutages,
    private readonly outbox: Outbox,
    private readonly sender: OutboxSender,
    private readonly queue: JobQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(watchIncidents))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(watchIncidents);
  }

  @Handles(watchIncidents)
  async tick(): Promise<number | null> {
    // before the transaction: the checks take time
    const seen = await this.observe();
    const written = await this.database.transaction(async (manager) => {
      const [{ mine }] = await manager.query<[{ mine: boolean }]>(`SELECT pg_try_advisory_xact_lock(hashtext('trouble-watch')) AS mine`);
      return mine ? this.judge(manager, seen) : null;
    });
    await this.sender.sendWithoutWorker(INCIDENT_MAIL);
    return written;
  }

  private async observe(): Promise<Observation> {
    const state = await this.running.look();
    const [{ operations }, closed] = await Promise.all([this.settings.get('alerts'), this.outages.state()]);
    return { state, isWanted: operations, canLeave: state.mail.isConfigured && !state.isSendingSuspended && closed === null };
  }

  private async judge(manager: EntityManager, { state, isWanted, canLeave }: Observation): Promise<number> {
    const now = state.databaseNow;
    const step = watchStep({
      stored: await manager.find(StoredIncident, { where: { settled_at: IsNull() }, order: { began_at: 'ASC' } }),
      incidents: incidentsOf(state),
      now,
      isWanted,
      canLeave,
    });
    await this.store(manager, step, now);
    await manager.delete(StoredIncident, { settled_at: LessThan(subDays(now, RETENTION_DAYS)) });
    return isEmptyAlert(step.alert) ? 0 : this.sendAlert(manager, step.alert);
  }

  private async store(manager: EntityManager, { begin, seen, end, settle, alert }: WatchStep, now: Date): Promise<void> {
    for (const { key, name, title, found, todo } of begin)
      await manager.insert(StoredIncident, { key, name, title, found, todo, began_at: now, seen_at: now });
    for (const { id, incident } of seen)
      await manager.update(StoredIncident, { id }, { seen_at: now, title: incident.title, found: incident.found, todo: incident.todo });
    const idsOf = (incidents: StoredIncident[]) => ({ id: In(incidents.map(({ id }) => id)) });
    await manager.update(StoredIncident, idsOf(end), { ended_at: now });
    await manager.update(StoredIncident, idsOf(alert.began), { told_at: now });
    await manager.update(StoredIncident, idsOf(settle), { settled_at: now });
  }

  private async sendAlert(manager: EntityManager, alert: IncidentAlert): Promise<number> {
    const administrators = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
    const mail = incidentMail(alert, `${this.config.publicUrl}/mon-espace/monitoring`);
    for (const { email } of administrators)
      await this.outbox.enqueue(manager, { kind: INCIDENT_MAIL, prospectId: null, recipient: email, ...mail });
    return administrators.length;
  }
}
