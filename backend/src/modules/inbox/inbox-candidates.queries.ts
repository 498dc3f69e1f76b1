import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { currentManager } from '../../common/database/one-connection.js';
import { INBOX_LIMIT, type InboxReasonName, NEW_TRIAL_DAYS, REPLY_DAYS, WARM_DAYS } from '../../rules/inbox.rules.js';
import { promisedBy } from '../../rules/status-line.rules.js';
import type { InboxOwner, InboxReason } from './inbox.contract.js';

export interface Candidate {
  prospect_id: string;
  id: InboxReasonName;
  since: Date;
  facts: InboxReason['facts'];
  is_own: boolean;
  /** Value that a completion must equal to close this reason. */
  seen: string;
}

/** Parameters: $1 user, $2 owner filter, $3 now, $4 example companies, $5 a single prospect or null. */
const SHOWN = `prospect.deletion_id IS NULL AND prospect.status <> 'rejected' AND (prospect.metadata @> '{"demo": true}') = $4
  AND CASE $2 WHEN 'mine' THEN prospect.owner_id = $1 WHEN 'unowned' THEN prospect.owner_id IS NULL
      ELSE prospect.owner_id IS NULL OR prospect.owner_id = $1 END
  AND ($5::uuid IS NULL OR prospect.id = $5)
  AND NOT EXISTS (SELECT FROM queue_places place WHERE place.prospect_id = prospect.id AND place.snoozed_until > $3)`;

/** SQL: the reason was not completed since. */
const open = (reason: InboxReasonName, since: string): string =>
  `NOT EXISTS (SELECT FROM queue_done done WHERE done.prospect_id = prospect.id AND done.reason = '${reason}' AND done.done_at >= ${since})`;

/** SQL: the reason was not completed with its current value. */
const unseen = (reason: InboxReasonName, now: string): string =>
  `NOT EXISTS (SELECT FROM queue_done done WHERE done.prospect_id = prospect.id AND done.reason = '${reason}' AND done.seen = ${now})`;

/** SQL: no e-mail, call or noted contact of the team after the visit. */
const UNTOUCHED = `NOT EXISTS (SELECT FROM campaign_recipients sent WHERE sent.prospect_id = prospect.id AND sent.sent_at > visit.at)
  AND NOT EXISTS (SELECT FROM appointments call WHERE call.prospect_id = prospect.id AND call.status IN ('booked', 'held') AND call.end_at > visit.at)
  AND NOT EXISTS (SELECT FROM prospect_notes said WHERE said.prospect_id = prospect.id AND said.kind IN ('call', 'mail') AND said.at > visit.at)`;

const columns = (reason: InboxReasonName, since: string, facts: string, seen = `''`): string =>
  `prospect.id AS prospect_id, '${reason}' AS id, ${since} AS since, ${facts} AS facts, prospect.owner_id IS NOT DISTINCT FROM $1 AS is_own, ${seen} AS seen`;

const LIMIT = INBOX_LIMIT + 1;
/** The date of the next action as text that does not depend on settings of the connection. */
const DUE = 'extract(epoch FROM prospect.next_action_at)::text';
const FLAGS = `array_to_string(prospect.red_flags, ',')`;
/** Number of visits read: one visitor opens many pages. */
const VISITS = 4 * LIMIT;

const REPLY = `
  SELECT ${columns('reply', 'reply.replied_at', `jsonb_build_object('campaign', campaign.name)`)}
    FROM campaign_recipients reply JOIN prospects prospect ON prospect.id = reply.prospect_id JOIN email_campaigns campaign ON campaign.id = reply.campaign_id
   WHERE reply.replied_at > $3::timestamptz - interval '${REPLY_DAYS} days' AND ${SHOWN} AND ${open('reply', 'reply.replied_at')}
   ORDER BY reply.replied_at DESC LIMIT ${LIMIT}`;

/** An action is due from the begin of its day, Swiss time. */
const NEXT_ACTION = `
  SELECT ${columns('next_action', 'prospect.next_action_at', `jsonb_build_object('what', prospect.next_action)`, DUE)}
    FROM prospects prospect
   WHERE prospect.next_action_at < (date_trunc('day', $3::timestamptz AT TIME ZONE 'Europe/Zurich') + interval '1 day') AT TIME ZONE 'Europe/Zurich'
     AND ${SHOWN} AND ${unseen('next_action', DUE)}
   ORDER BY prospect.next_action_at LIMIT ${LIMIT}`;

const VISIT = `
  SELECT ${columns('visit', 'visit.at', `jsonb_build_object('what', CASE WHEN prospect.quiz_fait THEN 'quiz' ELSE 'page' END, 'views', visit.views)`)}
    FROM (SELECT prospect_id, max(occurred_at) AS at, (count(*) FILTER (WHERE type = 'page_view'))::int AS views FROM (
            SELECT prospect_id, occurred_at, type FROM events
             WHERE actor = 'human' AND occurred_at > $3::timestamptz - interval '${WARM_DAYS} days' AND ($5::uuid IS NULL OR prospect_id = $5)
             ORDER BY occurred_at DESC LIMIT ${VISITS}) latest GROUP BY prospect_id) visit
    JOIN prospects prospect ON prospect.id = visit.prospect_id
   WHERE ${SHOWN} AND ${UNTOUCHED} AND ${open('visit', 'visit.at')}
   ORDER BY visit.at DESC LIMIT ${LIMIT}`;

const TRIAL = `
  SELECT ${columns('trial', 'prospect.created_at', `jsonb_build_object('review', prospect.metadata ->> 'trial_review')`)}
    FROM prospects prospect
   WHERE prospect.metadata @> '{"is_trial": true}' AND prospect.created_at > $3::timestamptz - interval '${NEW_TRIAL_DAYS} days' AND prospect.status = 'new'
     AND ${SHOWN} AND ${open('trial', 'prospect.created_at')}
   ORDER BY prospect.created_at DESC LIMIT ${LIMIT}`;

const FLAGGED = `
  SELECT ${columns('flags', 'prospect.updated_at', `jsonb_build_object('count', cardinality(prospect.red_flags), 'first', prospect.red_flags[1])`, FLAGS)}
    FROM prospects prospect
   WHERE prospect.red_flags <> '{}' AND prospect.review_status <> 'validated' AND ${SHOWN}
     AND ${unseen('flags', FLAGS)}
   ORDER BY prospect.updated_at DESC LIMIT ${LIMIT}`;

/** Open audit requests, oldest first; `promisedBy` decides which are late. */
const AUDITS = `
  SELECT ${columns('audit_late', 'request.created_at', `'{}'::jsonb`)}
    FROM seo_audit_requests request JOIN prospects prospect ON prospect.id = request.prospect_id
   WHERE request.status IN ('pending', 'in_progress') AND ${SHOWN} AND ${open('audit_late', 'request.updated_at')}
   ORDER BY request.created_at LIMIT ${LIMIT}`;

const CANDIDATES = [AUDITS, REPLY, NEXT_ACTION, VISIT, TRIAL, FLAGGED].map((sql) => `(${sql})`).join(' UNION ALL ');

/** Reads the prospects of the inbox, at most `LIMIT` per reason. */
@Injectable()
export class InboxCandidates {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(userId: string, owner: InboxOwner, example: boolean, prospectId: string | null = null): Promise<Candidate[]> {
    const now = this.clock.now();
    const rows = await currentManager(this.database).query<Candidate[]>(CANDIDATES, [userId, owner, now, example, prospectId]);
    return rows.flatMap((row) => {
      if (row.id !== 'audit_late') return [row];
      const promised = promisedBy(row.since);
      return promised < now ? [{ ...row, since: promised }] : [];
    });
  }
}
