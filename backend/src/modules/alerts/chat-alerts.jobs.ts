import { Inject, Injectable } from '@nestjs/common';
import { addHours } from 'date-fns/addHours';
import { subDays } from 'date-fns/subDays';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { defineJob, Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { SendingGate } from '../../common/mail/sending-gate.service.js';
import { backoffMs } from '../../rules/backoff.rules.js';
import { CHAT_LIMITS } from '../../rules/chat-kinds.rules.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel } from '../prospects/prospect-view.js';
import type { SignalName } from '../settings/alert-settings.contract.js';
import type { ChatVerdict } from './chat-answer.js';
import { ChatChannel } from './chat-channel.entity.js';
import { ChatDelivery } from './chat-delivery.entity.js';
import { ChatPost } from './chat-post.service.js';
import type { LeadSignals } from './signals.queries.js';

/** Ten seconds at first, six hours at last: within a day. */
const BACKOFF = { firstMs: 10_000, growth: 5, maxMs: 6 * 3_600_000 };

const deliverAlert = defineJob({
  name: 'chat-alerts.deliver',
  title: 'Alertes dans les messageries',
  payload: z.object({ deliveryId: z.uuid() }),
  concurrency: 4,
  retries: 10,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 300,
  timeoutSeconds: 60,
  safeToRepeat: 'a delivery that has ended is not sent again; a crash between the answer and its record sends a second copy',
});

/** Sends alerts about prospects to the chat channels that want their signals, at least once. */
@Injectable()
export class ChatAlerts {
  constructor(
    private readonly database: DataSource,
    private readonly queue: JobQueue,
    private readonly post: ChatPost,
    private readonly gate: SendingGate,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The signals that some channel wants. */
  async wantedSignals(): Promise<SignalName[]> {
    const channels = await this.database.getRepository(ChatChannel).findBy({ is_active: true });
    return [...new Set(channels.flatMap(({ signals }) => signals))];
  }

  /** Queues an alert for each channel, in the transaction that records it. */
  async enqueue(manager: EntityManager, { prospectId, signals }: LeadSignals, now: Date): Promise<void> {
    await manager.delete(ChatDelivery, { created_at: LessThan(subDays(now, CHAT_LIMITS.keptDays)) });
    for (const { id, signals: wanted } of await manager.findBy(ChatChannel, { is_active: true })) {
      const own = signals.filter(({ name }) => wanted.includes(name));
      if (own.length === 0) continue;
      const delivery = manager.create(ChatDelivery, {
        channel_id: id,
        prospect_id: prospectId,
        signals: own,
        next_attempt_at: now,
        created_at: now,
      });
      const { id: deliveryId } = await manager.save(ChatDelivery, delivery);
      await this.queue.enqueue(deliverAlert, { deliveryId }, { manager });
    }
  }

  @Handles(deliverAlert)
  async deliver({ deliveryId }: { deliveryId: string }): Promise<void> {
    const delivery = await this.database.getRepository(ChatDelivery).findOne({
      where: { id: deliveryId, status: 'queued' },
      relations: { channel: true, prospect: true },
    });
    if (!delivery) return;
    const verdict = await this.attempt(delivery);
    await this.database.transaction((manager) => this.record(manager, delivery, verdict));
  }

  private async attempt({ channel, prospect, signals }: ChatDelivery): Promise<ChatVerdict> {
    if (!channel.is_active) return { kind: 'refused', error: 'Le canal est désactivé.' };
    if (!(await this.gate.isOpen())) return { kind: 'passing', error: 'Les envois sont suspendus depuis une restauration.', waitMs: 0 };
    return this.post.attempt(channel, { company: companyLabel(prospect), signals, url: this.linkTo(prospect) });
  }

  private linkTo({ id }: Pick<Prospect, 'id'>): string {
    return `${this.config.publicUrl}/mon-espace/prospects/${id}/show`;
  }

  private async record(manager: EntityManager, delivery: ChatDelivery, verdict: ChatVerdict): Promise<void> {
    const { id, channel_id } = delivery;
    const attempts = delivery.attempts + 1;
    if (verdict.kind === 'delivered') {
      await manager.update(ChatDelivery, { id }, { status: 'delivered', attempts, error: null });
      await manager.update(ChatChannel, { id: channel_id }, { failure: null, failing_since: null });
      return;
    }
    const { error } = verdict;
    const next = verdict.kind === 'passing' ? this.nextAttempt(delivery, attempts, verdict.waitMs) : null;
    await manager.update(ChatDelivery, { id }, next ? { attempts, error, next_attempt_at: next } : { attempts, error, status: 'failed' });
    if (next) await this.queue.enqueue(deliverAlert, { deliveryId: id }, { manager, startAfter: next });
    const failing_since = delivery.channel.failing_since ?? this.clock.now();
    const isRevoked = verdict.kind === 'revoked';
    if (delivery.channel.is_active)
      await manager.update(ChatChannel, { id: channel_id }, { failure: error, failing_since, ...(isRevoked && { is_active: false }) });
  }

  /** Not before the service allows it; null when the alert would be no news any more. */
  private nextAttempt({ created_at }: ChatDelivery, attempts: number, waitMs: number): Date | null {
    const wait = Math.max(waitMs, backoffMs(attempts, BACKOFF, Math.random()));
    const next = new Date(this.clock.now().getTime() + wait);
    return attempts < CHAT_LIMITS.attempts && next < addHours(created_at, CHAT_LIMITS.hours) ? next : null;
  }
}
