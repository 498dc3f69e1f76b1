import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Notifier } from '../../common/database/notifier.service.js';
import { type Claimed, LeasedDelivery } from '../../common/jobs/leased-delivery.js';
import { Every } from '../../common/jobs/schedule.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { User } from '../auth/user.entity.js';
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
/** Seconds at first, a day at last: about three days in all. */
const BACKOFF = { firstMs: 5000, growth: 5, maxMs: 24 * 3_600_000 };
const MAX_ATTEMPTS = 10;
/** An endpoint that took nothing for so long is switched off. */
const GIVES_UP_AFTER_MS = 72 * 3_600_000;

type Delivery = Claimed<WebhookDelivery>;

/**
 * Sends events at least once: a process that dies leaves its deliveries to the next one, and receivers recognise a second
 * copy by its id. The order is not promised.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly delivery: LeasedDelivery<WebhookDelivery>;

  constructor(
    private readonly database: DataSource,
    private readonly post: WebhookPost,
    private readonly links: WebhookLinks,
    private readonly outbox: Outbox,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.delivery = new LeasedDelivery(database, {
      entity: WebhookDelivery,
      leaseSeconds: LEASE_SECONDS,
      atOnce: String(AT_ONCE),
      isAllowed: `${MAY_SEND} AND EXISTS (SELECT FROM webhook_endpoints e WHERE e.id = endpoint_id AND e.is_active)`,
      interrupted: `status = 'queued'`,
      deliver: (delivery) => this.send(delivery),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'web') await this.delivery.listen(this.notifier, 'webhooks', () => this.tick());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.delivery.stop();
  }

  @Every(3, { name: 'webhooks', title: 'Envoi des webhooks' })
  async tick(): Promise<void> {
    await this.delivery.tick();
  }

  sendDue(): Promise<number> {
    return this.delivery.deliverDue();
  }

  private async send(delivery: Delivery): Promise<void> {
    const endpoint = await this.database.getRepository(WebhookEndpoint).findOneBy({ id: delivery.endpoint_id });
    if (!endpoint) return;
    const link = await this.links.of(delivery.prospect_id);
    const body = link ? withLink(delivery.payload, link) : delivery.payload;
    const attempt = await this.post.attempt(delivery.id, body, endpoint);
    await this.database.transaction((manager) =>
      isTaken(attempt.status) ? this.succeed(manager, delivery, attempt) : this.fail(manager, delivery, attempt),
    );
  }

  private async succeed(manager: EntityManager, delivery: Delivery, attempt: DeliveryAttempt): Promise<void> {
    const changes = { status: 'delivered', delivered_at: this.clock.now(), history: historyWith(delivery, attempt) } as const;
    await this.delivery.end(delivery, changes, manager);
    await manager.update(WebhookEndpoint, { id: delivery.endpoint_id }, { failing_since: null });
  }

  private async fail(manager: EntityManager, delivery: Delivery, attempt: DeliveryAttempt): Promise<void> {
    const now = this.clock.now();
    const history = historyWith(delivery, attempt);
    if (delivery.attempts < MAX_ATTEMPTS) await this.delivery.retry(delivery, BACKOFF, { history }, manager);
    else await this.delivery.end(delivery, { status: 'failed', history }, manager);
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

const historyWith = ({ history }: WebhookDelivery, attempt: DeliveryAttempt) => [...history, attempt].slice(-KEPT_ATTEMPTS);
