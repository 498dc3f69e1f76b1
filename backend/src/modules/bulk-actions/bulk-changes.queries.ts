import type { EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { writeProspectFigures } from '../prospects/write-figures.queries.js';

/** Returns the ids of the prospects that a bulk action changes, in the order of locks. */
export async function changedIds(manager: EntityManager, bulkId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT prospect_id AS id FROM prospect_bulk_changes WHERE bulk_id = $1 ORDER BY prospect_id',
    [bulkId],
  );
  return rows.map(({ id }) => id);
}

/** Writes the figures of the changed prospects, and counts them. */
export async function countWritten(manager: EntityManager, answer: { id: string }[]): Promise<number> {
  const ids = returnedRows(answer).map(({ id }) => id);
  await writeProspectFigures(manager, ids);
  return ids.length;
}
