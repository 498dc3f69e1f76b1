import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { User } from '../auth/user.entity.js';
import { GIVES_UP_AFTER_MS, nextWaitMs } from './retry-plan.js';
import type { DeliveryAttempt } from './webhook.contract.js';
import { webhookAlertMail } from './webhook-alert-mail.js';
import { withLink } from './webhook-body.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookLinks } from './webhook-links.queries.js';
import { isTaken, WebhookPost } from './webhook-post.service.js';

const AT_ONCE = 10;
const LEASE_SECONDS = 60;
const KEPT_ATTEMPTS = 20;

/**
 * Sends events at least once: a process that dies leaves its deliveries to the next one, and receivers recognise a second
 * copy by its id. The order is not promised.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  private working: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly post: WebhookPost,
    private readonly links: WebhookLinks,
    private readonly outbox: Outbox,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'web') await this.notifier.listen('webhooks', () => void this.tick());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.working;
  }

  @Interval(3000)
  async tick(): Promise<void> {
    if (this.config.role === 'web' || this.working || this.stopping) return;
    this.working = this.sendDue().catch((error: unknown) => this.logger.warn({ err: error }, 'webhook deliveries not read'));
    await this.working;
    this.working = undefined;
  }

  async sendDue(): Promise<void> {
    // a lease that ends later than any can is of a clock that has been set back since
    await this.database.query(
      `UPDATE webhook_deliveries SET status = 'queued'
        WHERE status = 'sending' AND (lease_until < now() OR lease_until > now() + make_interval(secs => $1))`,
      [LEASE_SECONDS],
    );
    for (let claimed = await this.claim(); claimed.length > 0; claimed = this.stopping ? [] : await this.claim())
      await Promise.all(claimed.map((delivery) => this.send(delivery)));
  }

  private async claim(): Promise<WebhookDelivery[]> {
    return returnedRows(
      await this.database.query<WebhookDelivery[]>(
        `UPDATE webhook_deliveries SET status = 'sending', attempts = attempts + 1, lease_until = now() + make_interval(secs => $2)
         WHERE id IN (
           SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
           WHERE d.status = 'queued' AND d.next_attempt_at <= now() AND e.is_active AND ${MAY_SEND}
           ORDER BY d.next_attempt_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED)
         RETURNING *`,
        [AT_ONCE, LEASE_SECONDS],
      ),
    );
  }

  private async send(delivery: WebhookDelivery): Promise<void> {
    const endpoint = await this.database.getRepository(WebhookEndpoint).findOneBy({ id: delivery.endpoint_id });
    if (!endpoint) return;
    const link = await this.links.of(delivery.prospect_id);
    const body = link ? withLink(delivery.payload, link) : delivery.payload;
    const attempt = await this.post.attempt(delivery.id, body, endpoint);
    await this.database
      .transaction((manager) =>
        isTaken(attempt.status) ? this.succeed(manager, delivery, attempt) : this.fail(manager, delivery, attempt),
      )
      .catch((error: unknown) => this.logger.error({ err: error }, 'outcome of a delivery not written'));
  }

  private async succeed(
    manager: EntityManager,
    { id, endpoint_id, attempts, history }: WebhookDelivery,
    attempt: DeliveryAttempt,
  ): Promise<void> {
    await manager.update(
      WebhookDelivery,
      { id, status: 'sending', attempts },
      {
        status: 'delivered',
        delivered_at: this.clock.now(),
        lease_until: null,
        history: [...history, attempt].slice(-KEPT_ATTEMPTS),
      },
    );
    await manager.update(WebhookEndpoint, { id: endpoint_id }, { failing_since: null });
  }

  private async fail(
    manager: EntityManager,
    { id, endpoint_id, attempts, history }: WebhookDelivery,
    attempt: DeliveryAttempt,
  ): Promise<void> {
    const now = this.clock.now();
    const wait = nextWaitMs(attempts, Math.random());
    await manager.update(
      WebhookDelivery,
      { id, status: 'sending', attempts },
      {
        status: wait === null ? 'failed' : 'queued',
        lease_until: null,
        history: [...history, attempt].slice(-KEPT_ATTEMPTS),
        ...(wait !== null && { next_attempt_at: new Date(now.getTime() + wait) }),
      },
    );
    const endpoint = await manager.findOne(WebhookEndpoint, { where: { id: endpoint_id }, lock: { mode: 'for_no_key_update' } });
    if (!endpoint?.is_active) return;
    const since = endpoint.failing_since ?? now;
    if (attempt.status === 410) return this.disable(manager, endpoint, 'Le serveur a répondu qu’il n’en veut plus (410).');
    if (now.getTime() - since.getTime() >= GIVES_UP_AFTER_MS)
      return this.disable(manager, endpoint, `Rien n’a été accepté depuis trois jours. ${attempt.error ?? ''}`.trim());
    await manager.update(WebhookEndpoint, { id: endpoint_id }, { failing_since: since });
  }

  private async disable(manager: EntityManager, { id, url }: WebhookEndpoint, reason: string): Promise<void> {
    await manager.update(WebhookEndpoint, { id }, { is_active: false, disabled_reason: reason });
    const mail = webhookAlertMail({ url, reason, link: `${this.config.publicUrl}/mon-espace/webhook-endpoints/${id}/show` });
    const admins = await manager.findBy(User, { role: 'admin', disabled_at: IsNull() });
    for (const { email } of admins)
      await this.outbox.enqueue(manager, { kind: 'webhook_alert', prospectId: null, recipient: email, ...mail });
  }
}
