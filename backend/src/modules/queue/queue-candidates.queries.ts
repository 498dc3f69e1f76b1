import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { currentManager } from '../../common/database/one-connection.js';
import { NEW_TRIAL_DAYS, QUEUE_LIMIT, type QueueReasonName, REPLY_DAYS, WARM_DAYS } from '../../rules/queue.rules.js';
import { promisedBy } from '../../rules/status-line.rules.js';
import type { QueueOwner, QueueReason } from './queue.contract.js';

export interface Candidate {
  prospect_id: string;
  id: QueueReasonName;
  since: Date;
  facts: QueueReason['facts'];
  is_own: boolean;
  /** What has to be the same for it to have been seen to. */
  seen: string;
}

/** Whose candidates: $1 who asks, $2 which owner, $3 now, $4 made-up companies, $5 one prospect alone or null. */
const SHOWN = `prospect.deletion_id IS NULL AND prospect.status <> 'rejected' AND (prospect.metadata @> '{"demo": true}') = $4
  AND CASE $2 WHEN 'mine' THEN prospect.owner_id = $1 WHEN 'unowned' THEN prospect.owner_id IS NULL
      ELSE prospect.owner_id IS NULL OR prospect.owner_id = $1 END
  AND ($5::uuid IS NULL OR prospect.id = $5)
  AND NOT EXISTS (SELECT FROM queue_places place WHERE place.prospect_id = prospect.id AND place.snoozed_until > $3)`;

/** Nobody has seen to this reason since. */
const open = (reason: QueueReasonName, since: string): string =>
  `NOT EXISTS (SELECT FROM queue_done done WHERE done.prospect_id = prospect.id AND done.reason = '${reason}' AND done.done_at >= ${since})`;

/** Nobody has seen to it as it is now. */
const unseen = (reason: QueueReasonName, now: string): string =>
  `NOT EXISTS (SELECT FROM queue_done done WHERE done.prospect_id = prospect.id AND done.reason = '${reason}' AND done.seen = ${now})`;

/** Whether somebody of the team has written, met or noted a contact after a moment. */
const UNTOUCHED = `NOT EXISTS (SELECT FROM campaign_recipients sent WHERE sent.prospect_id = prospect.id AND sent.sent_at > visit.at)
  AND NOT EXISTS (SELECT FROM appointments call WHERE call.prospect_id = prospect.id AND call.status IN ('booked', 'held') AND call.end_at > visit.at)
  AND NOT EXISTS (SELECT FROM prospect_notes said WHERE said.prospect_id = prospect.id AND said.kind IN ('call', 'mail') AND said.at > visit.at)`;

const columns = (reason: QueueReasonName, since: string, facts: string, seen = `''`): string =>
  `prospect.id AS prospect_id, '${reason}' AS id, ${since} AS since, ${facts} AS facts, prospect.owner_id IS NOT DISTINCT FROM $1 AS is_own, ${seen} AS seen`;

const LIMIT = QUEUE_LIMIT + 1;
/** The date of the next action, in a form that no setting of a connection changes. */
const DUE = 'extract(epoch FROM prospect.next_action_at)::text';
const FLAGS = `array_to_string(prospect.red_flags, ',')`;
/** The newest visits that are looked at: a visitor opens many pages. */
const VISITS = 4 * LIMIT;

const REPLY = `
  SELECT ${columns('reply', 'reply.replied_at', `jsonb_build_object('campaign', campaign.name)`)}
    FROM campaign_recipients reply JOIN prospects prospect ON prospect.id = reply.prospect_id JOIN email_campaigns campaign ON campaign.id = reply.campaign_id
   WHERE reply.replied_at > $3::timestamptz - interval '${REPLY_DAYS} days' AND ${SHOWN} AND ${open('reply', 'reply.replied_at')}
   ORDER BY reply.replied_at DESC LIMIT ${LIMIT}`;

/** Due on a day is due from its beginning on: the end of the day in Switzerland decides. */
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

/** Open requests, the oldest first; which of them are late is judged by the rule that made the promise. */
const AUDITS = `
  SELECT ${columns('audit_late', 'request.created_at', `'{}'::jsonb`)}
    FROM seo_audit_requests request JOIN prospects prospect ON prospect.id = request.prospect_id
   WHERE request.status IN ('pending', 'in_progress') AND ${SHOWN} AND ${open('audit_late', 'request.updated_at')}
   ORDER BY request.created_at LIMIT ${LIMIT}`;

const CANDIDATES = [AUDITS, REPLY, NEXT_ACTION, VISIT, TRIAL, FLAGGED].map((sql) => `(${sql})`).join(' UNION ALL ');

/** What waits for somebody, of each reason at most as many as are read. */
@Injectable()
export class QueueCandidates {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(userId: string, owner: QueueOwner, example: boolean, prospectId: string | null = null): Promise<Candidate[]> {
    const now = this.clock.now();
    const rows = await currentManager(this.database).query<Candidate[]>(CANDIDATES, [userId, owner, now, example, prospectId]);
    return rows.flatMap((row) => {
      if (row.id !== 'audit_late') return [row];
      const promised = promisedBy(row.since);
      return promised < now ? [{ ...row, since: promised }] : [];
    });
  }
}
