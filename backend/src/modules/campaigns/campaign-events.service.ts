import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { events } from '../../common/database/domain-events.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { notFound } from '../../common/errors.js';
import { withdrawPermissions } from '../permissions/permissions.service.js';
import { writeMailedAt } from '../prospects/prospect-facts.queries.js';
import { ContactKeys } from '../suppressions/contact-keys.service.js';
import { SealedSecrets } from '../suppressions/sealed-secrets.service.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import { CampaignEvent } from './campaign-event.entity.js';
import { refreshCounts } from './campaign-ledger.service.js';
import { holdRecipient } from './held-recipient.queries.js';
import { dedupeKeyOf, type ProviderEvent, readProviderEvent } from './webhook-event.js';

interface Addressee {
  campaignId: string | null;
  prospectId: string | null;
  recipientId: string | null;
}

/** An open or click this soon after the sending is a mail scanner's, seconds (providers.md 4.5). */
const SCANNER_SECONDS = 2;

/** Stores each event of the provider once. All state is derived from stored events, so their order does not matter. */
@Injectable()
export class CampaignEvents {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: SealedSecrets,
    private readonly keys: ContactKeys,
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
  ) {}

  /** The number of events that were new. A wrong secret gets the answer of an address that does not exist. */
  async receive(secret: string, campaignId: string | undefined, body: unknown): Promise<number> {
    if (!isSame(secret, await this.secrets.get('emelia_webhook'))) throw notFound('Cette adresse n’existe pas.');
    return this.take((Array.isArray(body) ? body : [body]).slice(0, 1000), campaignId);
  }

  /** Stores events, received or polled, and returns the number of new ones. */
  async take(events: readonly unknown[], campaignId: string | undefined): Promise<number> {
    let fresh = 0;
    for (const raw of events) {
      if (typeof raw !== 'object' || raw === null) continue;
      if (await this.keep(readProviderEvent(raw as Record<string, unknown>), campaignId, raw as Record<string, unknown>)) fresh++;
    }
    return fresh;
  }

  private async keep(event: ProviderEvent, campaignId: string | undefined, raw: Record<string, unknown>): Promise<boolean> {
    const hash = event.email ? await this.keys.hashOf(event.email) : null;
    return this.database.transaction(async (manager) => {
      // the provider still has an address that was erased here
      if (hash && (await this.suppressions.isErased(manager, hash))) return false;
      const who = await this.addressee(manager, event, campaignId, hash);
      const row = {
        campaign_id: who.campaignId,
        prospect_id: who.prospectId,
        recipient_id: who.recipientId,
        type: event.type,
        email: event.email,
        occurred_at: event.occurredAt ?? this.clock.now(),
        actor: event.isGateway ? ('gateway' as const) : ('human' as const),
        dedupe_key: dedupeKeyOf(event, who.campaignId),
        raw,
      };
      const { raw: made } = await manager
        .createQueryBuilder()
        .insert()
        .into(CampaignEvent)
        .values(row as object)
        .orIgnore()
        .returning('id')
        .execute();
      const [stored] = made as { id: string }[];
      if (!stored) return false;
      if (event.type === 'replied') await events.emit(manager, { type: 'campaign.replied', ids: [stored.id] });
      if (who.recipientId) await deriveRecipient(manager, who.recipientId);
      await this.object(manager, event, who, hash);
      if (who.campaignId) await refreshCounts(manager, who.campaignId);
      return true;
    });
  }

  /** Suppresses an address after a hard bounce, complaint or unsubscription. */
  private async object(manager: EntityManager, event: ProviderEvent, who: Addressee, hash: string | null): Promise<void> {
    const { type, isHardBounce } = event;
    const reason = type === 'bounced' && isHardBounce ? 'bounced' : type === 'unsubscribed' || type === 'complained' ? type : null;
    if (!reason || !hash) return;
    const scope = reason === 'unsubscribed' ? 'marketing' : 'all';
    await this.suppressions.add(manager, { email_hash: hash, scope, reason, campaign_id: who.campaignId, prospect_id: who.prospectId });
    if (reason !== 'bounced') await withdrawPermissions(manager, who.prospectId);
  }

  /** The campaign by our own id in the address, by the provider's id, by its name, else the latest that wrote to the person. */
  private async addressee(
    manager: EntityManager,
    event: ProviderEvent,
    campaignId: string | undefined,
    hash: string | null,
  ): Promise<Addressee> {
    const [campaign] = await manager.query<{ id: string }[]>(
      `SELECT id FROM email_campaigns WHERE id::text = $1 OR emelia_id = $2 OR name = $2
        ORDER BY (id::text = $1) DESC NULLS LAST, (emelia_id = $2) DESC NULLS LAST, created_at DESC LIMIT 1`,
      [campaignId ?? null, event.campaign],
    );
    const [recipient] = await manager.query<{ id: string; campaign_id: string }[]>(
      `SELECT r.id, r.campaign_id FROM campaign_recipients r LEFT JOIN prospects p ON p.id = r.prospect_id
        WHERE ($1::uuid IS NULL OR r.campaign_id = $1) AND (p.token = $2 OR r.email_hash = $3)
        ORDER BY (p.token = $2) DESC NULLS LAST, (r.state <> 'left_out') DESC, r.created_at DESC LIMIT 1`,
      [campaign?.id ?? null, event.token, hash],
    );
    if (recipient)
      return { campaignId: recipient.campaign_id, prospectId: await holdRecipient(manager, recipient.id), recipientId: recipient.id };
    const [prospect] = await manager.query<{ id: string }[]>(
      `SELECT id FROM prospects WHERE token = $1 OR lower(email) = $2 ORDER BY (token = $1) DESC NULLS LAST, created_at LIMIT 1`,
      [event.token, event.email],
    );
    return { campaignId: campaign?.id ?? null, prospectId: prospect?.id ?? null, recipientId: null };
  }
}

/** Derives the times of a recipient from all stored events. */
export async function deriveRecipient(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `UPDATE emelia_events e SET actor = 'gateway'
       FROM (SELECT min(occurred_at) AS sent FROM emelia_events WHERE recipient_id = $1 AND type = 'sent') first
      WHERE e.recipient_id = $1 AND e.type IN ('opened', 'clicked') AND e.actor = 'human'
        AND e.occurred_at >= first.sent AND e.occurred_at < first.sent + make_interval(secs => $2)`,
    [id, SCANNER_SECONDS],
  );
  const [sent] = returnedRows(
    await manager.query<{ campaign_id: string; prospect_id: string | null; state: string; sent_at: Date | null }[]>(
      `UPDATE campaign_recipients r SET
       opened_at = t.opened, clicked_at = t.clicked, replied_at = t.replied, bounced_at = t.bounced, complained_at = t.complained,
       unsubscribed_at = coalesce(r.unsubscribed_at, t.unsubscribed),
       -- word of the sending clears up what was unclear
       state = CASE WHEN t.sent IS NOT NULL AND r.state IN ('unknown', 'sending', 'failed') THEN 'sent' ELSE r.state END,
       sent_at = CASE WHEN t.sent IS NOT NULL AND r.state <> 'left_out' THEN coalesce(r.sent_at, t.sent) ELSE r.sent_at END
      FROM (SELECT min(occurred_at) FILTER (WHERE type = 'sent') AS sent,
                   min(occurred_at) FILTER (WHERE type = 'opened' AND actor = 'human') AS opened,
                   min(occurred_at) FILTER (WHERE type = 'clicked' AND actor = 'human') AS clicked,
                   min(occurred_at) FILTER (WHERE type = 'replied') AS replied,
                   min(occurred_at) FILTER (WHERE type = 'bounced') AS bounced,
                   min(occurred_at) FILTER (WHERE type = 'complained') AS complained,
                   min(occurred_at) FILTER (WHERE type = 'unsubscribed') AS unsubscribed
              FROM emelia_events WHERE recipient_id = $1) t
     WHERE r.id = $1 RETURNING r.campaign_id, r.prospect_id, r.state, r.sent_at`,
      [id],
    ),
  );
  if (sent?.state === 'sent' && sent.prospect_id) await writeMailedAt(manager, sent.prospect_id, sent.campaign_id, sent.sent_at);
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
