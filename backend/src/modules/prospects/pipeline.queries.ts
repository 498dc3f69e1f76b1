import type { EntityManager } from 'typeorm';
import { events } from '../../common/database/domain-events.js';
import { CONTACTED_STATUSES, nextStatus, type PipelineFact, type PipelineStatus } from '../../rules/pipeline.rules.js';
import { StatusChange } from './status-change.entity.js';

// Moves of prospects in the pipeline, in the transaction of their cause. Who calls holds the prospect, or locks it here.

/** Moves a prospect forward by a fact, and notes the move in its history. */
export async function applyFact(manager: EntityManager, prospectId: string, fact: PipelineFact, at: Date): Promise<void> {
  const [held] = await manager.query<{ status: PipelineStatus }[]>('SELECT status FROM prospects WHERE id = $1 FOR NO KEY UPDATE', [
    prospectId,
  ]);
  if (!held) return;
  const [chosen] = await manager.query<{ at: Date | null }[]>(
    `SELECT max(at) AS at FROM prospect_status_changes WHERE prospect_id = $1 AND cause = 'person'`,
    [prospectId],
  );
  const next = nextStatus(held.status, chosen?.at ?? null, fact, at);
  if (next === null) return;
  // no edit of a person, so that its date stays
  await manager.query('UPDATE prospects SET status = $2, updated_at = updated_at WHERE id = $1', [prospectId, next]);
  await manager.insert(StatusChange, { prospect_id: prospectId, from_status: held.status, to_status: next, cause: fact, at });
  await events.emit(manager, { type: 'prospect.updated', ids: [prospectId], details: { changed: ['status'] } });
}

interface Choice {
  userId: string;
  reason: string | null;
  at: Date;
}

/**
 * Records status changes of prospects by a person. The caller updates the prospects. `moves`: SQL that returns `prospect_id`,
 * `from_status` and `to_status`; its parameters begin at $4.
 */
export async function noteChoices(
  manager: EntityManager,
  { userId, reason, at }: Choice,
  moves: string,
  parameters: unknown[],
): Promise<void> {
  await manager.query(
    `INSERT INTO prospect_status_changes (prospect_id, from_status, to_status, cause, at, changed_by, reason)
     SELECT there.id, move.from_status, move.to_status, 'person', $1, $2, $3
       FROM (${moves}) AS move JOIN prospects there ON there.id = move.prospect_id
      WHERE move.from_status <> move.to_status ORDER BY there.id FOR KEY SHARE OF there`,
    [at, userId, reason, ...parameters],
  );
}

/** The same for one prospect. */
export const noteChoice = (
  manager: EntityManager,
  choice: Choice,
  { id, from, to }: { id: string; from: PipelineStatus; to: PipelineStatus },
): Promise<void> =>
  noteChoices(manager, choice, 'SELECT $4::uuid AS prospect_id, $5::text AS from_status, $6::text AS to_status', [id, from, to]);

/** Removes reverted choices, so that they no longer block facts. */
export async function forgetChoices(manager: EntityManager, prospectIds: readonly string[], at: Date): Promise<void> {
  await manager.query(`DELETE FROM prospect_status_changes WHERE prospect_id = ANY($1) AND cause = 'person' AND at = $2`, [
    prospectIds,
    at,
  ]);
}

const NAMES = CONTACTED_STATUSES.map((status) => `'${status}'`).join(', ');

/** Whether a prospect was contacted, as SQL of `prospect`: the first stage of the funnel, and a filter of the list. */
export const CONTACTED = `(prospect.status IN (${NAMES}) OR prospect.status = 'rejected' AND EXISTS (
  SELECT FROM prospect_status_changes moved WHERE moved.prospect_id = prospect.id AND moved.from_status IN (${NAMES})))`;
