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
import { troubleMail } from '../alerts/trouble-mail.js';
import { User } from '../auth/user.entity.js';
import { OutboxSender } from '../outbox/outbox-sender.schedule.js';
import { Settings } from '../settings/settings.service.js';
import { KeptTrouble } from './kept-trouble.entity.js';
import type { RunningState } from './running-state.js';
import { RunningStateQueries } from './running-state.queries.js';
import { isEmptyLetter, type TroubleLetter, type WatchStep, watchStep } from './trouble-watch.js';
import { troublesOf } from './troubles.js';

export const TROUBLE_MAIL = 'trouble_alert';
/** Whether somebody was told of an old trouble is nobody's question any more. */
const KEPT_DAYS = 90;

interface Seen {
  state: RunningState;
  isWanted: boolean;
  /** An e-mail that is written now would leave. */
  canLeave: boolean;
}

const watchTroubles = everySeconds(
  60,
  { name: 'trouble-watch', title: 'Surveillance et alertes', safeToRepeat: 'what was told is recorded in the transaction that tells it' },
  'everybody',
);

/**
 * Looks each minute at how the product stands, in web processes too: a worker that is gone tells nobody. One process at a time
 * looks; what was seen and told is kept, so that neither another process nor a restart tells it again.
 */
@Injectable()
export class TroubleWatch {
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

  @Cron(CronExpression.EVERY_MINUTE, cronOptions(watchTroubles))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(watchTroubles);
  }

  @Handles(watchTroubles)
  async tick(): Promise<number | null> {
    // whoever looks holds no transaction open meanwhile
    const seen = await this.see();
    const written = await this.database.transaction(async (manager) => {
      const [{ mine }] = await manager.query<[{ mine: boolean }]>(`SELECT pg_try_advisory_xact_lock(hashtext('trouble-watch')) AS mine`);
      return mine ? this.judge(manager, seen) : null;
    });
    await this.sender.sendWithoutWorker(TROUBLE_MAIL);
    return written;
  }

  private async see(): Promise<Seen> {
    const state = await this.running.look();
    const [{ operations }, closed] = await Promise.all([this.settings.get('alerts'), this.outages.state()]);
    return { state, isWanted: operations, canLeave: state.mail.isConfigured && !state.isSendingSuspended && closed === null };
  }

  private async judge(manager: EntityManager, { state, isWanted, canLeave }: Seen): Promise<number> {
    const now = state.databaseNow;
    const step = watchStep({
      kept: await manager.find(KeptTrouble, { where: { settled_at: IsNull() }, order: { began_at: 'ASC' } }),
      troubles: troublesOf(state),
      now,
      isWanted,
      canLeave,
    });
    await this.keep(manager, step, now);
    await manager.delete(KeptTrouble, { settled_at: LessThan(subDays(now, KEPT_DAYS)) });
    return isEmptyLetter(step.letter) ? 0 : this.tell(manager, step.letter);
  }

  private async keep(manager: EntityManager, { begin, seen, end, settle, letter }: WatchStep, now: Date): Promise<void> {
    for (const { key, name, title, found, todo } of begin)
      await manager.insert(KeptTrouble, { key, name, title, found, todo, began_at: now, seen_at: now });
    for (const { id, trouble } of seen)
      await manager.update(KeptTrouble, { id }, { seen_at: now, title: trouble.title, found: trouble.found, todo: trouble.todo });
    const idsOf = (troubles: KeptTrouble[]) => ({ id: In(troubles.map(({ id }) => id)) });
    await manager.update(KeptTrouble, idsOf(end), { ended_at: now });
    await manager.update(KeptTrouble, idsOf(letter.began), { told_at: now });
    await manager.update(KeptTrouble, idsOf(settle), { settled_at: now });
  }

  private async tell(manager: EntityManager, letter: TroubleLetter): Promise<number> {
    const administrators = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
    const mail = troubleMail(letter, `${this.config.publicUrl}/mon-espace/monitoring`);
    for (const { email } of administrators)
      await this.outbox.enqueue(manager, { kind: TROUBLE_MAIL, prospectId: null, recipient: email, ...mail });
    return administrators.length;
  }
}
