import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailOutages } from '../../common/mail/mail-outages.service.js';
import { StoredMailbox } from '../settings/stored-mailbox.service.js';
import type { MailSeen, RunningState } from './running-state.js';

/** Number of recipients whose mail must be rejected before it counts as a failure of the server. */
const REFUSED_PEOPLE = 2;

/**
 * Waiting and failed messages, as a sign that the mail server fails. They count only while no later message was accepted, so that one
 * full mailbox does not.
 */
const STANDING = `WITH last AS (SELECT max(sent_at) AS sent_at FROM outbox WHERE status = 'sent'),
  stuck AS (
    SELECT o.created_at, o.status, o.recipient, o.last_error FROM outbox o, last
     WHERE o.last_error IS NOT NULL AND (last.sent_at IS NULL OR o.created_at > last.sent_at) AND o.created_at > now() - interval '30 days'
       AND ((o.status = 'queued' AND o.attempts > 0) OR o.status = 'failed')),
  counted AS (
    SELECT count(*) FILTER (WHERE status = 'queued') AS waiting, count(DISTINCT recipient) FILTER (WHERE status = 'failed') AS refused,
           min(created_at) AS since, (array_agg(last_error ORDER BY created_at DESC))[1] AS error FROM stuck)
  SELECT last.sent_at, counted.since, counted.error, counted.waiting > 0 OR counted.refused >= $1 AS is_stuck FROM last, counted`;

@Injectable()
export class MailStanding {
  constructor(
    private readonly database: DataSource,
    private readonly outages: MailOutages,
    private readonly box: StoredMailbox,
  ) {}

  /** Returns the state of the mailbox for bounces. */
  async mailbox(): Promise<RunningState['mailbox']> {
    const { stored } = await this.box.record();
    return stored && { ok: stored.isReadable ? stored.test_ok : false, outcome: stored.test_outcome };
  }

  async read(): Promise<Omit<MailSeen, 'isConfigured'>> {
    const [row] = await this.database.query<[{ sent_at: Date | null; since: Date | null; error: string | null; is_stuck: boolean }]>(
      STANDING,
      [REFUSED_PEOPLE],
    );
    const closed = await this.outages.state();
    const stuck = row.is_stuck && row.since ? { since: row.since, error: row.error ?? '' } : null;
    const failure = closed ? { since: closed.since, error: closed.cause } : stuck;
    return { lastSentAt: row.sent_at, failure };
  }
}
