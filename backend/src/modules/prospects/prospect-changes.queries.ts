import type { EntityManager } from 'typeorm';
import { events } from '../../common/database/domain-events.js';
import { PUBLISHED_FIELDS } from '../../rules/webhook-events.rules.js';
import { eventsOf, joined, type ProspectState } from './prospect-diff.js';
import { writeProspectFigures } from './write-figures.queries.js';

/** Rows compared in memory at once. */
const BATCH = 2000;

const FIELDS = PUBLISHED_FIELDS.map((name) => `'${name}', ${name}`).join(', ');
const STATES = `
  SELECT id, jsonb_build_object(${FIELDS}) AS fields, jsonb_build_array(next_action, next_action_at)::text AS next_action,
         site_url, review_status, red_flags, red_flag_facts, self_serve_score, self_serve_measured, metadata
    FROM prospects WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`;

/**
 * Runs a change of prospects, renews their figures of the list and emits events about changed fields. Every change of a published field, of
 * the website or of the next action uses it.
 */
export async function changeProspects<T>(manager: EntityManager, ids: readonly string[], write: () => Promise<T>): Promise<T> {
  const before = await statesOf(manager, ids);
  const result = await write();
  let after = await statesOf(manager, ids);
  const former = [...before.values()].filter(({ id, site_url }) => after.has(id) && after.get(id)?.site_url !== site_url);
  if (former.length > 0) {
    await events.emit(manager, { type: 'prospect.site_changed', former });
    after = await statesOf(manager, ids);
  }
  const changed = [...after.values()].flatMap((state) => {
    const earlier = before.get(state.id);
    return earlier ? [{ earlier, state }] : [];
  });
  const replanned = changed.filter(({ earlier, state }) => earlier.next_action !== state.next_action).map(({ state }) => state.id);
  if (replanned.length > 0) await events.emit(manager, { type: 'prospect.next_action_changed', ids: replanned });
  for (const event of joined(changed.flatMap(({ earlier, state }) => eventsOf(earlier, state)))) await events.emit(manager, event);
  await writeProspectFigures(manager, ids);
  return result;
}

/** The same for many, a batch at a time. Returns the sum of what the writes return. */
export async function changeManyProspects(
  manager: EntityManager,
  ids: readonly string[],
  write: (batch: readonly string[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    sum += await changeProspects(manager, batch, () => write(batch));
  }
  return sum;
}

/** Emits that prospects were added. */
export async function emitCreated(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await events.emit(manager, { type: 'prospect.created', ids });
  const trials = await manager.query<{ id: string }[]>(`SELECT id FROM prospects WHERE id = ANY($1) AND metadata @> '{"is_trial": true}'`, [
    ids,
  ]);
  if (trials.length > 0) await events.emit(manager, { type: 'trial.created', ids: trials.map(({ id }) => id) });
}

/** Emits that prospects were deleted. */
export async function emitDeleted(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await events.emit(manager, { type: 'prospect.deleted', ids });
}

/** Writes the first open task of prospects, which are locked, as their next action. `tasks`: SQL of `prospect_id`, `title` and `due_at`; null where there is none. */
export async function writeNextActions(manager: EntityManager, tasks: string, parameters: unknown[]): Promise<void> {
  await manager.query(
    `UPDATE prospects SET next_action = task.title, next_action_at = task.due_at FROM (${tasks}) AS task
      WHERE prospects.id = task.prospect_id AND (next_action, next_action_at) IS DISTINCT FROM (task.title, task.due_at)`,
    parameters,
  );
}

/**
 * Restores the facts of results of the new address in rows that are locked. `facts`: SQL of `id`, `was_validated` and `facts`; `measured`:
 * metadata keys of the address. An approval was of the former page and is revoked.
 */
export async function restoreSiteFacts(
  manager: EntityManager,
  facts: string,
  parameters: readonly unknown[],
  measured: readonly string[],
): Promise<void> {
  const isApprovalOver = `back.was_validated AND prospects.review_status = 'validated'`;
  await manager.query(
    `UPDATE prospects SET
            review_status = CASE WHEN ${isApprovalOver} THEN 'to_review' ELSE prospects.review_status END,
            validation = CASE WHEN ${isApprovalOver} THEN NULL ELSE prospects.validation END,
            red_flags = ARRAY(SELECT jsonb_array_elements_text(back.facts -> 'red_flags')), red_flag_facts = back.facts -> 'red_flag_facts',
            self_serve_score = (back.facts ->> 'self_serve_score')::int,
            self_serve_measured = coalesce((back.facts ->> 'self_serve_measured')::int, CASE WHEN metadata @> '{"is_trial": true}' THEN 0 END),
            metadata = (metadata - $${parameters.length + 1}::text[]) || coalesce(back.facts -> 'metadata', '{}')
       FROM (${facts}) AS back WHERE prospects.id = back.id`,
    [...parameters, measured],
  );
}

async function statesOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, ProspectState>> {
  return new Map((await manager.query<ProspectState[]>(STATES, [ids])).map((state) => [state.id, state]));
}
