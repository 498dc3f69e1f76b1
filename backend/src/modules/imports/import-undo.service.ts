import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { FORGET_PERMISSIONS, IS_ANOTHER_PERMISSION } from '../permissions/import-permissions.queries.js';
import { changeManyProspects, emitDeleted } from '../prospects/prospect-changes.queries.js';
import { lockProspectsForDeletion } from '../prospects/prospect-locks.queries.js';
import type { UndoResult } from './import.contract.js';
import { Import } from './import.entity.js';
import { ImportCreation } from './import-creation.entity.js';
import { FINGERPRINT, WRITTEN_COLUMNS } from './import-decisions.js';
import { LOCK_IMPORT } from './import-lock.js';
import { ImportRow } from './import-row.entity.js';
import { ImportQueries } from './imports.queries.js';

const RESTORED = [...WRITTEN_COLUMNS, 'metadata', 'updated_at'];
/** Reset when the website changes, unless staff changed it since. */
const REVIEWED = ['review_status', 'validation'];

/** Takes an import back: its new prospects go, those it completed are again what they were. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly database: DataSource,
    private readonly queries: ImportQueries,
    private readonly audit: AuditLog,
  ) {}

  async undo(id: string, force: boolean, user: SignedInUser): Promise<UndoResult> {
    const { file_name } = await this.queries.get(id);
    return this.database.transaction(async (manager) => {
      await manager.query(LOCK_IMPORT, [id]);
      const found = await manager.findOneByOrFail(Import, { id });
      if (found.status !== 'done') throw conflict('not_done', 'Cet import n’est pas confirmé, ou il est déjà annulé.');
      await hold(manager, id);
      if (!force) await refuseWhenUsed(manager, id);
      const result = { restored: await restore(manager, id), removed: await remove(manager) };
      await manager.query(FORGET_PERMISSIONS, [id]);
      await manager.delete(ImportRow, { import_id: id });
      await manager.delete(ImportCreation, { import_id: id });
      await manager.query(`UPDATE imports SET status = 'undone', undone_at = now() WHERE id = $1`, [id]);
      await this.audit.record(manager, user, { action: 'undo', resource: 'imports', resourceId: id, after: { file_name, ...result } });
      return result;
    });
  }
}

/** The prospects that the import created, with the digest it left each with. */
const CREATED = 'CREATE TEMP TABLE created (id uuid PRIMARY KEY, written text NOT NULL) ON COMMIT DROP';
const FILL_CREATED = `
  INSERT INTO created (id, written)
  SELECT made.id, made.written FROM import_creations portion, unnest(prospect_ids, portion.written) AS made(id, written) WHERE import_id = $1`;

const OF_IMPORT = 'SELECT id FROM created UNION ALL SELECT prospect_id FROM import_rows WHERE import_id = $1';

async function hold(manager: EntityManager, id: string): Promise<void> {
  await manager.query(CREATED);
  await manager.query(FILL_CREATED, [id]);
  await manager.query('ANALYZE created');
  await lockProspectsForDeletion(manager, OF_IMPORT, [id]);
}

/** Earlier imports have an MD5 sum for a fingerprint. */
const isChangedSince = (written: string) => `(${written} <> ${FINGERPRINT} AND ${written} <> md5(prospects::text))`;

/** Refuses an undo that would lose later work of staff or answers of prospects, unless confirmed. */
async function refuseWhenUsed(manager: EntityManager, id: string): Promise<void> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM (
       SELECT id FROM created JOIN prospects USING (id) WHERE ${isChangedSince('created.written')}
        UNION
       SELECT prospects.id FROM import_rows JOIN prospects ON prospects.id = prospect_id
        WHERE import_id = $1 AND ${isChangedSince('import_rows.written')}
        UNION
       SELECT prospect_id FROM contact_permissions WHERE import_id = $1 AND withdrawn_at IS NOT NULL
        UNION ${(await dependents(manager)).join(' UNION ')}
     ) used`,
    [id],
  );
  const count = row?.count ?? 0;
  if (count === 0) return;
  const who =
    count === 1 ? 'Un prospect de cet import a été modifié ou utilisé' : `${count} prospects de cet import ont été modifiés ou utilisés`;
  throw conflict('import_used', `${who} depuis. Confirmez que ces changements peuvent être perdus.`);
}

/** Rows of the import itself, and what looking at a prospect works out. */
const NO_WORK = ['import_rows', 'site_judgements', 'prospect_figures'];

/** Returns prospects with dependent rows, by the foreign keys of the database. */
async function dependents(manager: EntityManager): Promise<string[]> {
  const keys = await manager.query<{ table: string; column: string }[]>(
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'prospects'::regclass AND c.conrelid::regclass::text <> ALL($1)`,
    [NO_WORK],
  );
  return keys.map(
    ({ table, column }) =>
      `SELECT created.id FROM created JOIN ${table} ON ${table}."${column}" = created.id${table === 'contact_permissions' ? ` AND ${IS_ANOTHER_PERMISSION}` : ''}`,
  );
}

const asItWas = (column: string) =>
  `${column} = CASE WHEN ${isChangedSince('import_rows.written')} THEN prospects.${column} ELSE earlier.${column} END`;

async function restore(manager: EntityManager, id: string): Promise<number> {
  const updated = await manager.query<{ id: string }[]>(
    'SELECT DISTINCT prospect_id AS id FROM import_rows WHERE import_id = $1 AND before IS NOT NULL AND prospect_id IS NOT NULL ORDER BY 1',
    [id],
  );
  return changeManyProspects(
    manager,
    updated.map((one) => one.id),
    async (batch) => {
      const restored = await manager.query<object[]>(
        `UPDATE prospects SET ${RESTORED.map((column) => `${column} = earlier.${column}`).join(', ')}, ${REVIEWED.map(asItWas).join(', ')}
           FROM import_rows, jsonb_populate_record(NULL::prospects, import_rows.before) AS earlier
          WHERE import_rows.import_id = $1 AND import_rows.before IS NOT NULL AND prospects.id = import_rows.prospect_id
            AND prospects.id = ANY($2) RETURNING prospects.id`,
        [id, batch],
      );
      return returnedRows(restored).length;
    },
  );
}

async function remove(manager: EntityManager): Promise<number> {
  const removed = returnedRows(
    await manager.query<{ id: string }[]>('DELETE FROM prospects USING created WHERE prospects.id = created.id RETURNING prospects.id'),
  );
  await emitDeleted(
    manager,
    removed.map(({ id }) => id),
  );
  return removed.length;
}
