import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, type EntityManager, IsNull, type UpdateQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { defineJob, Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { backoffMs } from '../../rules/backoff.rules.js';
import { User } from '../auth/user.entity.js';
import type { DeliveryAttempt } from './webhook.contract.js';
import { webhookAlertMail } from './webhook-alert-mail.js';
import { withLink } from './webhook-body.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookLinks } from './webhook-links.queries.js';
import { isTaken, WebhookPost } from './webhook-post.service.js';

const MAX_STORED_ATTEMPTS = 20;
/** Seconds at first, a day at last: about three days in all. */
const BACKOFF = { firstMs: 5000, growth: 5, maxMs: 24 * 3_600_000 };
const MAX_ATTEMPTS = 10;
/** An endpoint that took nothing for so long is switched off. */
const GIVES_UP_AFTER_MS = 72 * 3_600_000;
const AT_ONCE = 1000;

/** A delivery without the records that it names. */
type DeliveryRow = Omit<WebhookDelivery, 'endpoint' | 'prospect' | 'message' | 'audit_request' | 'referral' | 'reply'>;

const deliverWebhook = defineJob({
  name: 'webhooks.deliver',
  title: 'Envoi des webhooks',
  payload: z.object({ deliveryId: z.uuid() }),
  singletonKey: ({ deliveryId }) => deliveryId,
  policy: 'exclusive',
  concurrency: 10,
  retries: 20,
  retryDelaySeconds: 1,
  maxRetryDelaySeconds: 60,
  timeoutSeconds: 60,
  safeToRepeat: 'receivers recognise a second copy by its id',
});

const enqueueWebhooks = everySeconds(5, {
  name: 'webhooks',
  title: 'Envoi des webhooks',
  safeToRepeat: 'an event has one delivery job for an endpoint at a time',
});

const IS_DUE = `status = 'queued' AND next_attempt_at <= now() AND ${MAY_SEND}
  AND EXISTS (SELECT FROM webhook_endpoints e WHERE e.id = endpoint_id AND e.is_active)`;

/** Sends events at least once: receivers recognise a second copy by its id. The order is not promised. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap {
  private readonly logger = new Logger(WebhookSender.name);

  constructor(
    private readonly database: DataSource,
    private readonly post: WebhookPost,
    private readonly links: WebhookLinks,
    private readonly outbox: Outbox,
    private readonly queue: JobQueue,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'web') return;
    const enqueue = () =>
      void this.queue.enqueue(enqueueWebhooks, {}).catch((error: unknown) => this.logger.warn({ err: error }, 'webhooks not read'));
    await this.notifier.listen('webhooks', enqueue);
  }

  @Cron(CronExpression.EVERY_5_SECONDS, cronOptions(enqueueWebhooks))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(enqueueWebhooks);
  }

  /** Enqueues a job for each delivery that is due and has none. */
  @Handles(enqueueWebhooks)
  async enqueueDue(): Promise<void> {
    const due = await this.database.query<{ deliveryId: string }[]>(
      `SELECT id AS "deliveryId" FROM webhook_deliveries WHERE ${IS_DUE} ORDER BY next_attempt_at LIMIT ${AT_ONCE}`,
    );
    await this.queue.enqueueAll(deliverWebhook, due);
  }

  @Handles(deliverWebhook)
  async deliver({ deliveryId }: { deliveryId: string }): Promise<void> {
    const [delivery] = await this.database.query<DeliveryRow[]>(`SELECT * FROM webhook_deliveries WHERE id = $1 AND ${IS_DUE}`, [
      deliveryId,
    ]);
    const endpoint = delivery && (await this.database.getRepository(WebhookEndpoint).findOneBy({ id: delivery.endpoint_id }));
    if (!delivery || !endpoint) return;
    const link = await this.links.of(delivery.prospect_id);
    const body = link ? withLink(delivery.payload, link) : delivery.payload;
    const attempt = await this.post.attempt(delivery.id, body, endpoint);
    await this.database.transaction((manager) =>
      isTaken(attempt.status) ? this.succeed(manager, delivery, attempt) : this.fail(manager, delivery, attempt),
    );
  }

  private async succeed(manager: EntityManager, delivery: DeliveryRow, attempt: DeliveryAttempt): Promise<void> {
    await record(manager, delivery, attempt, { status: 'delivered', delivered_at: this.clock.now() });
    await manager.update(WebhookEndpoint, { id: delivery.endpoint_id }, { failing_since: null });
  }

  private async fail(manager: EntityManager, delivery: DeliveryRow, attempt: DeliveryAttempt): Promise<void> {
    const now = this.clock.now();
    const attempts = delivery.attempts + 1;
    const seconds = backoffMs(attempts, BACKOFF, Math.random()) / 1000;
    const isLast = attempts >= MAX_ATTEMPTS;
    const next = isLast ? { status: 'failed' as const } : { next_attempt_at: () => `now() + make_interval(secs => ${seconds})` };
    await record(manager, delivery, attempt, next);
    const endpoint = await manager.findOne(WebhookEndpoint, {
      where: { id: delivery.endpoint_id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!endpoint?.is_active) return;
    const since = endpoint.failing_since ?? now;
    if (attempt.status === 410) return this.disable(manager, endpoint, 'Le serveur a répondu qu’il n’en veut plus (410).');
    if (now.getTime() - since.getTime() >= GIVES_UP_AFTER_MS)
      return this.disable(manager, endpoint, `Rien n’a été accepté depuis trois jours. ${attempt.error ?? ''}`.trim());
    await manager.update(WebhookEndpoint, { id: endpoint.id }, { failing_since: since });
  }

  private async disable(manager: EntityManager, { id, url }: WebhookEndpoint, reason: string): Promise<void> {
    await manager.update(WebhookEndpoint, { id }, { is_active: false, disabled_reason: reason });
    const mail = webhookAlertMail({ url, reason, link: `${this.config.publicUrl}/mon-espace/webhook-endpoints/${id}/show` });
    const admins = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
    for (const { email } of admins)
      await this.outbox.enqueue(manager, { kind: 'webhook_alert', prospectId: null, recipient: email, ...mail });
  }
}

/** Skips a row that was changed meanwhile: retried by staff, or given up. */
async function record(
  manager: EntityManager,
  { id, attempts, history }: DeliveryRow,
  attempt: DeliveryAttempt,
  changes: Parameters<UpdateQueryBuilder<WebhookDelivery>['set']>[0],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(WebhookDelivery)
    .set({ ...changes, attempts: attempts + 1, history: [...history, attempt].slice(-MAX_STORED_ATTEMPTS) })
    .where(`id = :id AND status = 'queued' AND attempts = :attempts`, { id, attempts })
    .execute();
}
