import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type UpdateQueryBuilder } from 'typeorm';
import { leaseIsOver } from '../../common/database/lease.js';
import { currentManager } from '../../common/database/one-connection.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { mailsAtOnce } from '../../common/mail/mail-outages.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { MAY_SEND } from '../../common/mail/sending-gate.service.js';
import { backoffMs } from '../../rules/backoff.rules.js';
import { MAIL_SPACING_SECONDS, SPACED_MAILS } from '../../rules/mail-kinds.rules.js';
import { MAIL_BACKOFF } from './mail-retry.js';

/** A message as one process has claimed it: no other claim of the row ends at the same microsecond. */
export type ClaimedMessage = Omit<OutboxMessage, 'prospect'> & { claim: string };

export type MessageChanges = Parameters<UpdateQueryBuilder<OutboxMessage>['set']>[0];

/** Longer than a send can take (connection, greeting and silence limits of the mailer). */
const LEASE_SECONDS = 300;
const AT_ONCE = 500;
const LEASE_IS_OVER = leaseIsOver('lease_until', LEASE_SECONDS);
const INTERRUPTED = 'L’envoi a été interrompu après la remise\u202f: le serveur a peut-être pris le message.';

const RECENTLY = `> now() - make_interval(secs => ${MAIL_SPACING_SECONDS})`;
const LIST = SPACED_MAILS.map((kind) => `'${kind}'`).join(', ');

/** SQL: the message of a campaign to the same address is on its way, or left within the last minute. */
const CAMPAIGN_IS_NEAR = `EXISTS (
    SELECT 1 FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id JOIN prospects p ON p.id = r.prospect_id
    WHERE r.prospect_id = outbox.prospect_id AND c.channel = 'smtp' AND lower(trim(p.email)) = lower(outbox.recipient)
      AND (r.state = 'sending' OR (r.state IN ('sent', 'unknown') AND coalesce(r.sent_at, r.claimed_at) ${RECENTLY})))`;

/**
 * SQL: no other message to the same prospect is on its way, left within the last minute, or is due before this one. Because the order of what
 * is due is total, two workers cannot claim both of a pair.
 */
const NOT_TOO_SOON = `(kind NOT IN (${LIST}) OR prospect_id IS NULL OR NOT (${CAMPAIGN_IS_NEAR} OR EXISTS (
    SELECT 1 FROM outbox other WHERE other.prospect_id = outbox.prospect_id AND other.id <> outbox.id AND lower(other.recipient) = lower(outbox.recipient)
      AND (other.status = 'sending'
        OR (other.status IN ('sent', 'unknown') AND coalesce(other.sent_at, other.handed_over_at) ${RECENTLY})
        OR (other.status = 'queued' AND other.next_attempt_at <= now() AND (other.next_attempt_at, other.id) < (outbox.next_attempt_at, outbox.id))))))`;

const DUE = `SELECT id FROM outbox
  WHERE ((status = 'queued' AND next_attempt_at <= now()) OR (status = 'sending' AND ${LEASE_IS_OVER}))
    AND ${MAY_SEND} AND (status = 'sending' OR ${NOT_TOO_SOON}) AND ($1::text IS NULL OR kind = $1)
  ORDER BY next_attempt_at LIMIT ${mailsAtOnce(AT_ONCE)}`;

/** SQL: a retried job means that its worker died. A transmitted message waits for its lease: the worker may only be stalled. */
const RELEASE = `UPDATE outbox SET lease_until = NULL,
    status = CASE WHEN handed_over_at IS NULL THEN 'queued' ELSE 'unknown' END,
    last_error = CASE WHEN handed_over_at IS NULL THEN last_error ELSE '${INTERRUPTED}' END
  WHERE id = $1 AND status = 'sending' AND (${LEASE_IS_OVER} OR ($2 AND handed_over_at IS NULL))`;

const CLAIM = `UPDATE outbox SET status = 'sending', attempts = attempts + 1, handed_over_at = NULL,
    lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
  WHERE id = $1 AND status = 'queued' AND next_attempt_at <= now() AND ${MAY_SEND} AND ${NOT_TOO_SOON}
  RETURNING *, lease_until::text AS claim`;

/** Claims rows of the outbox. Changes require the current claim: a stalled process whose row was claimed by another changes nothing. */
@Injectable()
export class OutboxClaims {
  constructor(private readonly database: DataSource) {}

  /** Ids of the messages to deliver now; of all kinds when `kind` is null. */
  async due(kind: string | null): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(DUE, [kind]);
    return rows.map(({ id }) => id);
  }

  /** Ends the claim of a process that died. */
  async release(id: string, isRetried: boolean): Promise<void> {
    await this.database.query(RELEASE, [id, isRetried]);
  }

  /** Null when it is not due any more, or another process has it. */
  async claim(id: string): Promise<ClaimedMessage | null> {
    const [claimed] = returnedRows(await this.database.query<ClaimedMessage[]>(CLAIM, [id]));
    return claimed ?? null;
  }

  /** Changes a message that is still ours; whether it was. */
  async note(
    { id, claim }: ClaimedMessage,
    changes: MessageChanges,
    manager: EntityManager = currentManager(this.database),
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(OutboxMessage)
      .set(changes)
      .where(`id = :id AND status = 'sending' AND lease_until = :claim`, { id, claim })
      .execute();
    return affected === 1;
  }

  async end(message: ClaimedMessage, changes: MessageChanges, manager?: EntityManager): Promise<void> {
    await this.note(message, { ...changes, lease_until: null }, manager);
  }

  /** Puts it back, for later. */
  async retry(message: ClaimedMessage, changes: MessageChanges): Promise<void> {
    const seconds = backoffMs(message.attempts, MAIL_BACKOFF, Math.random()) / 1000;
    const later = { status: 'queued', next_attempt_at: () => `now() + make_interval(secs => ${seconds})` } as const;
    await this.end(message, { ...changes, ...later });
  }
}
