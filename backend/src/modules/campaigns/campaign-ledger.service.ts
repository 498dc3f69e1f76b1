import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { MAIL_SPACING_SECONDS } from '../../rules/mail-kinds.rules.js';
import { writeMailed } from '../prospects/prospect-facts.queries.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import { AudienceQueries, type Judged } from './audience.queries.js';
import { EmailCampaign } from './email-campaign.entity.js';
import { holdRecipient } from './held-recipient.queries.js';
import type { Settlement } from './settlement.js';

export interface ClaimedRow {
  id: string;
  campaign_id: string;
  prospect_id: string | null;
  email_hash: string;
  attempts: number;
  /** Microsecond timestamp. With the row it identifies the claim, which a stalled process may have lost. */
  claimed_at: string;
}

/** The columns of a claim. */
export const CLAIMED = 'id, campaign_id, prospect_id, email_hash, attempts, claimed_at::text';

/** Minutes after which a message that a web process hands to the provider counts as interrupted. */
const PROVIDER_CALL_MINUTES = 2;
const CHUNK = 2000;

/**
 * The ledger of deliveries. A row is claimed by one statement before any byte is sent, and only staff can reset an unclear one. So no
 * address gets the message of a campaign twice, whenever a process dies.
 */
@Injectable()
export class CampaignLedger {
  constructor(
    private readonly database: DataSource,
    private readonly audience: AudienceQueries,
    private readonly suppressions: Suppressions,
  ) {}

  /** Returns the next campaign with something to send, and starts one that is due. */
  async nextDue(): Promise<EmailCampaign | null> {
    const [due] = await this.database.query<{ id: string; started_at: Date | null }[]>(
      `SELECT c.id, c.started_at FROM email_campaigns c
        WHERE c.status = 'scheduled' AND (c.scheduled_date IS NULL OR c.scheduled_date <= now()) AND ${MAY_SEND}
          AND (c.started_at IS NULL OR EXISTS (SELECT 1 FROM campaign_recipients r
                WHERE r.campaign_id = c.id AND r.state = 'queued' AND r.next_attempt_at <= now()))
        ORDER BY c.scheduled_date NULLS FIRST, c.id LIMIT 1`,
    );
    if (!due) return null;
    if (!due.started_at) await this.begin(due.id);
    return this.database.getRepository(EmailCampaign).findOneBy({ id: due.id });
  }

  /** Writes who gets the message and who is left out, in one transaction with the start. */
  private async begin(id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const campaign = await manager.findOne(EmailCampaign, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (campaign?.status !== 'scheduled' || campaign.started_at) return;
      await this.add(manager, id, await this.audience.judge(manager, id, campaign.target_audience));
      await manager.query(`UPDATE email_campaigns SET started_at = now(), updated_at = now() WHERE id = $1`, [id]);
    });
  }

  /** Adds recipients; those with a row keep it, those left out before may be added. */
  async add(manager: EntityManager, campaignId: string, people: readonly Judged[], state: 'queued' | 'sending' = 'queued'): Promise<void> {
    // in the order of locks (docs/locks.md); deleted prospects are left out
    const ordered = people.toSorted((one, other) => (one.prospectId < other.prospectId ? -1 : 1));
    for (let start = 0; start < ordered.length; start += CHUNK) {
      const rows = ordered.slice(start, start + CHUNK).map(({ prospectId, emailHash, reason }) => ({
        prospect_id: prospectId,
        email_hash: emailHash,
        state: reason ? 'left_out' : state,
        reason,
      }));
      await manager.query(
        `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, reason, claimed_at)
           SELECT $1, there.id, email_hash, state, reason, CASE WHEN state = 'sending' THEN now() END
             FROM jsonb_to_recordset($2::jsonb) AS person(prospect_id uuid, email_hash text, state text, reason text)
             JOIN prospects there ON there.id = person.prospect_id ORDER BY there.id FOR KEY SHARE OF there
         ON CONFLICT (campaign_id, prospect_id) DO UPDATE
           SET state = excluded.state, reason = excluded.reason, email_hash = excluded.email_hash, claimed_at = excluded.claimed_at
           WHERE campaign_recipients.state = 'left_out'`,
        [campaignId, JSON.stringify(rows)],
      );
    }
  }

  /** Failed messages are queued again, to the address that the person has now; answers how many. */
  async requeueFailed(manager: EntityManager, campaignId: string, people: readonly Judged[]): Promise<number> {
    const rows = people.map(({ prospectId, emailHash }) => ({ prospect_id: prospectId, email_hash: emailHash }));
    const queued = returnedRows(
      await manager.query<{ id: string }[]>(
        `UPDATE campaign_recipients r SET state = 'queued', attempts = 0, next_attempt_at = now(), detail = NULL, reason = NULL,
                email_hash = person.email_hash
           FROM jsonb_to_recordset($2::jsonb) AS person(prospect_id uuid, email_hash text)
          WHERE r.campaign_id = $1 AND r.prospect_id = person.prospect_id AND r.state = 'failed' RETURNING r.id`,
        [campaignId, JSON.stringify(rows)],
      ),
    );
    return queued.length;
  }

  /** Takes one row for sending; null when nothing is due, or the campaign was paused. */
  async claim(campaignId: string): Promise<ClaimedRow | null> {
    const [row] = returnedRows(
      await this.database.query<ClaimedRow[]>(
        `UPDATE campaign_recipients SET state = 'sending', claimed_at = now(), attempts = attempts + 1, detail = NULL
          WHERE id = (SELECT r.id FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
                       WHERE r.campaign_id = $1 AND c.status = 'scheduled' AND r.state = 'queued' AND r.next_attempt_at <= now()
                         AND ${MAY_SEND}
                       ORDER BY r.next_attempt_at, r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
          RETURNING ${CLAIMED}`,
        [campaignId],
      ),
    );
    return row ?? null;
  }

  /** Marks rows that are still `sending` as interrupted. The caller holds the sender's lock, so no other process is sending. */
  async markInterrupted(): Promise<number> {
    const rows = returnedRows(
      await this.database.query<{ id: string }[]>(
        `UPDATE campaign_recipients r SET state = 'unknown', detail = $1 FROM email_campaigns c
          WHERE c.id = r.campaign_id AND r.state = 'sending'
            AND (c.channel = 'smtp' OR r.claimed_at < now() - make_interval(mins => $2)) RETURNING r.id`,
        [INTERRUPTED, PROVIDER_CALL_MINUTES],
      ),
    );
    return rows.length;
  }

  /** Checks the claim just before transmission: another process may have marked the row as interrupted. */
  async refuseIfLost({ id, claimed_at }: ClaimedRow): Promise<void> {
    const held = await this.database.query<object[]>(
      `SELECT 1 FROM campaign_recipients WHERE id = $1 AND state = 'sending' AND claimed_at = $2::timestamptz`,
      [id, claimed_at],
    );
    if (held.length === 0) throw new Error('the message is no longer ours');
  }

  /** Whether another message to the same address is on its way, or left within the last minute. */
  async hasRecentMail({ id, prospect_id }: ClaimedRow, email: string): Promise<boolean> {
    const near = await this.database.query<object[]>(
      `SELECT 1 FROM outbox o WHERE o.prospect_id = $1 AND lower(o.recipient) = lower($2)
          AND (o.status = 'sending'
            OR (o.status IN ('sent', 'unknown') AND coalesce(o.sent_at, o.handed_over_at) > now() - make_interval(secs => $4)))
       UNION ALL
       SELECT 1 FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
        WHERE r.prospect_id = $1 AND r.id <> $3 AND c.channel = 'smtp' AND r.state IN ('sent', 'unknown')
          AND coalesce(r.sent_at, r.claimed_at) > now() - make_interval(secs => $4)
       LIMIT 1`,
      [prospect_id, email.trim(), id, MAIL_SPACING_SECONDS],
    );
    return near.length > 0;
  }

  /** Writes how a message ended, for the claim that sent it; what a frozen sender reports late still counts. */
  async settle(row: ClaimedRow, end: Settlement): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (end.state === 'later') {
        await manager.query(
          `UPDATE campaign_recipients SET state = 'queued', detail = $2, next_attempt_at = $3
            WHERE id = $1 AND state = 'sending' AND claimed_at = $4::timestamptz`,
          [row.id, end.detail, end.at, row.claimed_at],
        );
        return;
      }
      if (end.state === 'closed' || end.state === 'spaced') {
        await manager.query(
          `UPDATE campaign_recipients SET state = 'queued', detail = $2, attempts = attempts - 1, next_attempt_at = coalesce($4, next_attempt_at)
            WHERE id = $1 AND state = 'sending' AND claimed_at = $3::timestamptz`,
          [row.id, end.detail, row.claimed_at, end.state === 'spaced' ? end.at : null],
        );
        return;
      }
      const prospect_id = await holdRecipient(manager, row.id);
      const detail = 'detail' in end ? end.detail : null;
      const reason = 'reason' in end ? end.reason : null;
      await manager.query(
        `UPDATE campaign_recipients SET state = $2, detail = $3, reason = $4, sent_at = CASE WHEN $2 = 'sent' THEN now() ELSE sent_at END
          WHERE id = $1 AND state IN ('sending', 'unknown') AND claimed_at = $5::timestamptz`,
        [row.id, end.state, detail, reason, row.claimed_at],
      );
      if (end.state === 'sent' && prospect_id) await writeMailed(manager, prospect_id, row.campaign_id);
      if (end.state === 'failed' && end.isDeadAddress) await this.suppress(manager, { ...row, prospect_id });
    });
  }

  private async suppress(manager: EntityManager, { campaign_id, prospect_id, email_hash }: ClaimedRow): Promise<void> {
    await this.suppressions.add(manager, { email_hash, scope: 'all', reason: 'bounced', campaign_id, prospect_id });
  }

  /** Marks a campaign as sent when nothing is left to send; failed and unclear rows remain for staff. */
  async finish(campaignId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(
        `UPDATE email_campaigns c SET status = 'sent', sent_at = now(), updated_at = now()
          WHERE id = $1 AND status = 'scheduled' AND started_at IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM campaign_recipients r WHERE r.campaign_id = c.id AND r.state IN ('queued', 'sending'))`,
        [campaignId],
      );
      await refreshCounts(manager, campaignId);
    });
  }

  /** Returns running campaigns with nothing left to send, e.g. after an interruption. */
  async unfinished(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT c.id FROM email_campaigns c WHERE c.status = 'scheduled' AND c.started_at IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM campaign_recipients r WHERE r.campaign_id = c.id AND r.state IN ('queued', 'sending'))`,
    );
    return rows.map(({ id }) => id);
  }

  /** Pauses a campaign until staff resumes it. */
  async halt(campaignId: string, reason: string): Promise<void> {
    await this.database.query(
      `UPDATE email_campaigns SET status = 'paused', halt_reason = $2, updated_at = now() WHERE id = $1 AND status = 'scheduled'`,
      [campaignId, reason],
    );
  }
}

const INTERRUPTED = 'L’envoi a été interrompu : le message est peut-être parti. Vérifiez avant de le renvoyer.';

/** The counters of the specification's columns, from the ledger. */
export async function refreshCounts(manager: EntityManager, campaignId: string): Promise<void> {
  // the lock first, so that the counting statement sees committed changes of others
  await manager.query(`SELECT 1 FROM email_campaigns WHERE id = $1 FOR NO KEY UPDATE`, [campaignId]);
  await manager.query(
    `UPDATE email_campaigns SET (sent_count, open_count, click_count) =
       (SELECT count(*) FILTER (WHERE state = 'sent'), count(opened_at), count(clicked_at) FROM campaign_recipients WHERE campaign_id = $1)
      WHERE id = $1`,
    [campaignId],
  );
}

/** Of the campaigns that were there before a moment. */
export async function pauseCampaigns(manager: EntityManager, before: Date, reason: string): Promise<void> {
  await manager.query(
    `UPDATE email_campaigns SET status = 'paused', halt_reason = $2, updated_at = now() WHERE status = 'scheduled' AND created_at < $1`,
    [before, reason],
  );
}
