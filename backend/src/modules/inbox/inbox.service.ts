import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { leaseIsOver } from '../../common/database/lease.js';
import { conflict, invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { CLAIM_SECONDS, type InboxReasonName } from '../../rules/inbox.rules.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { InboxCandidates } from './inbox-candidates.queries.js';

/** SQL: unclaimed, claimed by the user, or with an expired claim. */
const MAY_TAKE = `(queue_places.claimed_by IS NULL OR queue_places.claimed_by = $2 OR ${leaseIsOver('queue_places.claimed_until', CLAIM_SECONDS)})`;

const CLAIM = `
  INSERT INTO queue_places (prospect_id, claimed_by, claimed_until) VALUES ($1, $2, now() + interval '${CLAIM_SECONDS} seconds')
  ON CONFLICT (prospect_id) DO UPDATE SET claimed_by = EXCLUDED.claimed_by, claimed_until = EXCLUDED.claimed_until WHERE ${MAY_TAKE}
  RETURNING claimed_until`;
const RELEASE = 'UPDATE queue_places SET claimed_by = NULL, claimed_until = NULL WHERE prospect_id = $1 AND claimed_by = $2';
const SNOOZE = 'UPDATE queue_places SET snoozed_until = $2, claimed_by = NULL, claimed_until = NULL WHERE prospect_id = $1';
const DONE = `
  INSERT INTO queue_done (prospect_id, reason, seen, done_by, done_at) SELECT $1, reason, seen, $2, now() FROM unnest($3::text[], $4::text[]) AS given(reason, seen)
  ON CONFLICT (prospect_id, reason) DO UPDATE SET seen = EXCLUDED.seen, done_by = EXCLUDED.done_by, done_at = EXCLUDED.done_at`;
const CLAIMER = `SELECT coalesce(nullif(users.name, ''), users.email) AS name FROM queue_places JOIN users ON users.id = claimed_by WHERE prospect_id = $1`;

/** Claims, snoozes and completes prospects of the inbox; one person at a time. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly candidates: InboxCandidates,
    private readonly clock: Clock,
  ) {}

  /** Claims the prospect or renews the claim; 409 while a colleague has it. */
  async claim(id: string, user: SignedInUser): Promise<{ claimed_until: string }> {
    await this.prospects.get(id);
    return { claimed_until: (await this.take(this.database.manager, id, user)).toISOString() };
  }

  async release(id: string, user: SignedInUser): Promise<void> {
    await this.database.query(RELEASE, [id, user.id]);
  }

  /** Snoozes until a future time, or ends the snooze. */
  async snooze(id: string, until: string | null, user: SignedInUser): Promise<void> {
    if (until !== null && new Date(until) <= this.clock.now())
      throw invalid('Choisissez un moment à venir.', { until: 'Choisissez un moment à venir.' });
    await this.prospects.get(id);
    await this.database.transaction(async (manager) => {
      await this.take(manager, id, user);
      await manager.query(SNOOZE, [id, until]);
    });
  }

  /** Completes these reasons, or all current ones. Returns those that were open. */
  async done(id: string, reasons: readonly InboxReasonName[] | undefined, user: SignedInUser): Promise<InboxReasonName[]> {
    const prospect = await this.prospects.get(id);
    const isExample = prospect.metadata.demo === true;
    return this.database.transaction(async (manager) => {
      await this.take(manager, id, user);
      const open = (await this.candidates.of(user.id, 'all', isExample, id)).filter((one) => !reasons || reasons.includes(one.id));
      const seen = new Map(open.map((one) => [one.id, one.seen]));
      await manager.query(DONE, [id, user.id, [...seen.keys()], [...seen.values()]]);
      await manager.query(RELEASE, [id, user.id]);
      return [...seen.keys()];
    });
  }

  /** What one has seen to oneself is open again. */
  async reopen(id: string, user: SignedInUser): Promise<void> {
    await this.database.query('DELETE FROM queue_done WHERE prospect_id = $1 AND done_by = $2', [id, user.id]);
  }

  private async take(manager: EntityManager, id: string, user: SignedInUser): Promise<Date> {
    const [taken] = await manager.query<{ claimed_until: Date }[]>(CLAIM, [id, user.id]);
    if (taken) return taken.claimed_until;
    const [claimer] = await manager.query<{ name: string }[]>(CLAIMER, [id]);
    throw conflict('claimed', `${claimer?.name ?? 'Quelqu’un'} s’occupe de ce prospect en ce moment. Passez au suivant.`);
  }
}
