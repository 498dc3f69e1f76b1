import type { EntityManager } from 'typeorm';
import { notifyContentChange } from '../../common/database/content-changes.service.js';

/** The first step of the order of locks (docs/locks.md): it is taken before any lock on a row. */

const ALL = `hashtext('judgements')`;

/** Locks what is known of a prospect until the end of the transaction. Caches drop its pages at the commit. */
export async function lockProspect(manager: EntityManager, prospectId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${ALL}), pg_advisory_xact_lock(hashtext('judgement:' || $1))`, [prospectId]);
  await notifyContentChange(manager, prospectId);
}

/** Locks all prospects: no result is stored meanwhile. */
export async function lockAllProspects(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${ALL})`);
}

/** Locks prospects for a change in the order of their ids. `ids`: SQL of their ids. */
export async function lockProspects(manager: EntityManager, ids: string, parameters: unknown[] = []): Promise<void> {
  await manager.query(`SELECT count(*) FROM (SELECT FROM prospects WHERE id IN (${ids}) ORDER BY id FOR NO KEY UPDATE) held`, parameters);
}

/**
 * Locks prospects for deletion: the exclusive lock of all (individual ones would not fit into the lock table), their targets in scans, then
 * their rows. Other writers wait and then find them deleted. `ids`: SQL of their ids.
 */
export async function lockProspectsForDeletion(manager: EntityManager, ids: string, parameters: unknown[]): Promise<void> {
  await lockAllProspects(manager);
  await manager.query(
    `SELECT count(*) FROM (SELECT FROM scan_targets WHERE prospect_id IN (${ids}) ORDER BY scan_id, position FOR UPDATE) held`,
    parameters,
  );
  await manager.query(`SELECT count(*) FROM (SELECT FROM prospects WHERE id IN (${ids}) ORDER BY id FOR UPDATE) held`, parameters);
}
