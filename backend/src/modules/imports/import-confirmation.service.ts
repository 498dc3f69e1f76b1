import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { outsideTransactions } from '../../common/database/one-connection.js';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { recordPermissions } from '../permissions/import-permissions.queries.js';
import { changeManyProspects } from '../prospects/prospect-changes.queries.js';
import { lockAllProspects, lockProspects } from '../prospects/prospect-locks.queries.js';
import { writeProspectFigures } from '../prospects/write-figures.queries.js';
import type { ImportConfirm, ImportResult, LineIssue } from './import.contract.js';
import { Import } from './import.entity.js';
import { createStep } from './import-creation.queries.js';
import { DECIDED_ROWS, FINGERPRINT, WRITTEN_COLUMNS } from './import-decisions.js';
import { LOCK_IMPORT } from './import-lock.js';
import { ImportObjections } from './import-objections.service.js';
import { duplicateRows, invalidRows, type RejectedRow, refusal } from './import-problems.js';
import { ImportQueries } from './imports.queries.js';

/** The indexes of the searches take new rows in larger portions than in daily life, which costs them less. */
const SEARCH_LATER = `SET LOCAL gin_pending_list_limit = '64MB'`;
const SEARCH_NOW = `SELECT gin_clean_pending_list(name::regclass)
  FROM unnest('{prospects_search_idx,prospect_figures_city_words_idx,prospect_figures_trade_words_idx}'::text[]) AS name`;

/** Writes an import: all of it or nothing. The rows go from table to table inside PostgreSQL; only tokens are made here. */
@Injectable()
export class ImportConfirmation {
  constructor(
    private readonly database: DataSource,
    private readonly queries: ImportQueries,
    private readonly objections: ImportObjections,
    private readonly audit: AuditLog,
  ) {}

  async confirm(id: string, choices: ImportConfirm, user: SignedInUser): Promise<ImportResult> {
    const { file_name, total, mended } = await this.queries.get(id);
    const result = await this.database.transaction(async (manager) => {
      await manager.query(LOCK_IMPORT, [id]);
      await manager.query(SEARCH_LATER);
      await this.claim(manager, id);
      await this.objections.markAgain(manager, id);
      await refuseInvalidRows(manager, id, choices);
      await this.decide(manager, id, choices);
      const imported = await this.create(manager, id);
      await writeFiguresOfCreated(manager);
      const { updated, moved } = await update(manager, id);
      const skipped = total - imported - updated;
      const duplicates = updated + (await countSkipped(manager));
      const refused = await countRefused(manager, id);
      if (imported + duplicates + refused !== total) throw new Error(`import ${id}: a row is not accounted for`);
      const permission = choices.permission && {
        ...choices.permission,
        recorded: await recordPermissions(manager, PERMITTED, id, choices.permission, user),
      };
      for (const statement of [NOTE_COMPLETED, NOTE_UPDATED, FORGET_ROWS]) await manager.query(statement, [id]);
      await manager.query(
        `UPDATE imports SET status = 'done', content = NULL, preview = '[]', text_format = NULL, mended = '[]', done = total,
                imported = $2, updated = $3, skipped = $4, permission = $5, moved = $6, refused = $7, finished_at = now() WHERE id = $1`,
        [id, imported, updated, skipped, permission, moved, refused],
      );
      await this.audit.record(manager, user, {
        action: 'import',
        resource: 'imports',
        resourceId: id,
        after: {
          file_name,
          imported,
          updated,
          skipped,
          moved,
          ...(mended.length > 0 && { mended: mended.length }),
          ...(permission && { permission }),
        },
      });
      return { imported, updated, skipped, moved };
    });
    // not awaited: autovacuum does the same later
    void this.database.query(SEARCH_NOW).catch(() => undefined);
    return result;
  }

  /** Imports are written one after the other, so the state is no longer changing here. */
  private async claim(manager: EntityManager, id: string): Promise<void> {
    const found = await manager.findOne(Import, { where: { id } });
    if (found?.status !== 'ready')
      throw conflict('not_ready', 'Cet import est déjà confirmé. Déposez le fichier à nouveau pour recommencer.');
    if (!found.columns.some(({ field }) => field === 'email')) throw refusal('no_email_column');
  }

  private async decide(manager: EntityManager, id: string, choices: ImportConfirm): Promise<void> {
    const { onDuplicate, onSameSite, decisions } = choices;
    await manager.query(
      `CREATE TEMP TABLE import_plan (line int PRIMARY KEY, email_match uuid, email_line int, site_match uuid, site_line int, action text, target uuid) ON COMMIT DROP`,
    );
    await manager.query(
      `INSERT INTO import_plan (line, email_match, email_line, site_match, site_line, action, target)
       SELECT line, email_match, email_line, site_match, site_line, action, CASE WHEN action = 'create' THEN ${ORDERED_ID} END
         FROM (${DECIDED_ROWS}) decided ORDER BY line`,
      [id, onDuplicate, onSameSite, JSON.stringify(decisions)],
    );
    await refuseRejected(manager, id);
    await manager.query(TARGETS);
    await manager.query(`CREATE INDEX ON import_plan (target) WHERE action = 'update'`);
    await manager.query('ANALYZE import_plan');
  }

  private async create(manager: EntityManager, id: string): Promise<number> {
    let created = 0;
    let isTelling = false;
    for (let after = 0; ; ) {
      const step = await createStep(manager, id, after);
      if (!step?.rows) break;
      created += step.made;
      after = step.last;
      if (isTelling) continue;
      isTelling = true;
      // not awaited: progress must not stop the import
      void outsideTransactions(() => this.showProgress(id, created))
        .catch(() => undefined)
        .finally(() => (isTelling = false));
    }
    return created;
  }

  /** Updates the progress on a separate connection, so that others see it before the commit. */
  private async showProgress(id: string, done: number): Promise<void> {
    await this.database.query(`UPDATE imports SET done = $2 WHERE id = $1 AND status = 'ready'`, [id, done]);
  }
}

/** Duplicates that were left out. */
async function countSkipped(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM import_plan WHERE action = 'skip'`);
  return row?.count ?? 0;
}

/** Counts rows with errors and rows of erased people. */
async function countRefused(manager: EntityManager, id: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM import_rows WHERE import_id = $1 AND (errors <> '[]' OR objection IS NOT DISTINCT FROM 'erased')`,
    [id],
  );
  return row?.count ?? 0;
}

async function refuseRejected(manager: EntityManager, id: string): Promise<void> {
  const rejected = await manager.query<(RejectedRow & { total: number })[]>(
    `SELECT line, email, other_line AS "otherLine", total
       FROM (SELECT line, CASE WHEN email_match IS NULL THEN email_line END AS other_line, count(*) OVER ()::int AS total
               FROM import_plan WHERE action = 'reject' ORDER BY line LIMIT 100) rejected
       JOIN import_rows USING (line) WHERE import_id = $1 ORDER BY line`,
    [id],
  );
  if (rejected[0]) throw duplicateRows(rejected[0].total, rejected);
}

async function refuseInvalidRows(manager: EntityManager, id: string, { onlyValid }: ImportConfirm): Promise<void> {
  const [counts] = await manager.query<{ valid: number; invalid: number }[]>(
    `SELECT count(*) FILTER (WHERE errors = '[]' AND objection IS DISTINCT FROM 'erased')::int AS valid, count(*) FILTER (WHERE errors <> '[]')::int AS invalid FROM import_rows WHERE import_id = $1`,
    [id],
  );
  const { valid, invalid } = counts ?? { valid: 0, invalid: 0 };
  if (invalid > 0 && !onlyValid) {
    const first = await manager.query<LineIssue[]>(
      `SELECT line, issue->>'field' AS field, issue->>'value' AS value, issue->>'reason' AS reason
         FROM (SELECT line, errors FROM import_rows WHERE import_id = $1 AND errors <> '[]' ORDER BY line LIMIT 100) faulty,
              jsonb_array_elements(errors) WITH ORDINALITY AS issues(issue, position) ORDER BY line, position`,
      [id],
    );
    throw invalidRows(invalid, first);
  }
  if (valid === 0) throw refusal('nothing_to_import');
}

/**
 * A version 7 UUID (RFC 9562, 6.2 method 1) that rises with the line: a list without another order shows the rows as the file has them, and
 * the indexes take new entries at their end. `uuidv7()` needs PostgreSQL 18. A millisecond has 4,096 lines.
 */
const ORDERED_ID = `(lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint + line / 4096), 12, '0') || '7' || lpad(to_hex(line % 4096), 3, '0')
  || right(replace(gen_random_uuid()::text, '-', ''), 16))::uuid`;

/**
 * SQL: a value of the prospect of a planned row, as a subquery. A join might start from the prospects, because statistics are stale while
 * an import fills the table, and read the whole file per prospect.
 */
const ofTarget = (value: string) => `(SELECT ${value} FROM prospects WHERE prospects.id = plan.target)`;

/**
 * Which prospect the other rows write: the one they repeat, or the one that an earlier row of the file writes. A row
 * that completes nothing (its earlier row was left out) is left out too.
 */
const TARGETS = `
  UPDATE import_plan SET target = coalesce(email_match, CASE WHEN email_line IS NULL THEN site_match END) WHERE action = 'update';
  UPDATE import_plan SET target = earlier.target FROM import_plan earlier
   WHERE import_plan.action = 'update' AND import_plan.target IS NULL AND earlier.line = coalesce(import_plan.email_line, import_plan.site_line);
  UPDATE import_plan SET action = 'skip' WHERE action = 'update' AND target IS NULL`;

/**
 * Updates known prospects: filled cells replace, empty ones change nothing; the last row of a prospect wins. Returns the number of rows,
 * and of prospects whose results were set aside.
 */
async function update(manager: EntityManager, id: string): Promise<{ updated: number; moved: number }> {
  const [row] = await manager.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM import_plan WHERE action = 'update'`);
  if (!row?.count) return { updated: 0, moved: 0 };
  const isMoving = await changesSites(manager, id);
  if (isMoving) await lockAllProspects(manager);
  await lockProspects(manager, `SELECT target FROM import_plan WHERE action = 'update'`);
  await manager.query(
    `UPDATE import_rows SET before = ${ofTarget('to_jsonb(prospects)')}
       FROM import_plan plan
      WHERE import_rows.import_id = $1 AND import_rows.line = plan.line AND plan.action = 'update'
        AND NOT EXISTS (SELECT FROM import_plan made WHERE made.action = 'create' AND made.target = plan.target)`,
    [id],
  );
  await changeManyProspects(manager, await updatedIds(manager), async (batch) => {
    await manager.query(MERGE, [id, batch]);
    return batch.length;
  });
  return { updated: row.count, moved: isMoving ? await countMoved(manager, id) : 0 };
}

async function writeFiguresOfCreated(manager: EntityManager): Promise<void> {
  const rows = await manager.query<{ id: string }[]>(`SELECT target AS id FROM import_plan WHERE action = 'create' ORDER BY target`);
  await writeProspectFigures(
    manager,
    rows.map(({ id }) => id),
  );
}

async function updatedIds(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ target: string }[]>(`SELECT DISTINCT target FROM import_plan WHERE action = 'update' ORDER BY target`);
  return rows.map(({ target }) => target);
}

/** Writes the cells of import `$1` into its prospects `$2`. */
const MERGE = `
  WITH value AS (
    SELECT plan.target, cells.line, cells.record, cells.metadata FROM import_plan plan JOIN import_rows cells ON cells.import_id = $1 AND cells.line = plan.line
     WHERE plan.action = 'update' AND plan.target = ANY($2)
  ), merged AS MATERIALIZED (
    SELECT value.target, jsonb_object_agg(key, text ORDER BY line) AS record FROM value, jsonb_each_text(value.record) AS cell(key, text) GROUP BY value.target
  ), more AS MATERIALIZED (
    SELECT value.target, jsonb_object_agg(key, text ORDER BY line) AS metadata FROM value, jsonb_each_text(value.metadata) AS cell(key, text) GROUP BY value.target
  )
  UPDATE prospects SET ${WRITTEN_COLUMNS.map((column) => `${column} = coalesce(merged.record->>'${column}', prospects.${column})`).join(', ')},
         metadata = prospects.metadata || coalesce(more.metadata, '{}'), updated_at = now()
    FROM merged LEFT JOIN more USING (target) WHERE prospects.id = merged.target`;

/** Returns whether a measured prospect gets another address. */
async function changesSites(manager: EntityManager, id: string): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM import_plan plan JOIN import_rows cells ON cells.import_id = $1 AND cells.line = plan.line
        WHERE plan.action = 'update' AND ${ofTarget('site_url')} <> cells.record->>'site_url') AS found`,
    [id],
  );
  return row?.found === true;
}

/** Those of the file who left something measured at their former address. */
async function countMoved(manager: EntityManager, id: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(DISTINCT prospect.id)::int AS count FROM import_rows cells JOIN prospects prospect ON prospect.id = (cells.before->>'id')::uuid
       JOIN former_results former ON former.prospect_id = prospect.id AND former.site = site_address(cells.before->>'site_url') AND former.kind <> 'prospects'
      WHERE cells.import_id = $1 AND site_address(cells.before->>'site_url') <> site_address(prospect.site_url)`,
    [id],
  );
  return row?.count ?? 0;
}

/** The new prospects that later rows of the file have completed are not what was noted when they were made. */
const NOTE_COMPLETED = `
  UPDATE import_creations SET written = renewed.written
    FROM (SELECT part, array_agg(coalesce(completed.written, made.written) ORDER BY place) AS written
            FROM import_creations portion
           CROSS JOIN LATERAL unnest(prospect_ids, portion.written) WITH ORDINALITY AS made(id, written, place)
            LEFT JOIN (SELECT target, ${ofTarget(FINGERPRINT)} AS written
                         FROM (SELECT DISTINCT target FROM import_plan WHERE action = 'update') plan) completed ON completed.target = made.id
           WHERE portion.import_id = $1 AND EXISTS (SELECT FROM import_plan WHERE action = 'update')
           GROUP BY part HAVING count(completed.target) > 0) renewed
   WHERE import_creations.import_id = $1 AND import_creations.part = renewed.part`;

/** Stores what undo needs of updated prospects and drops the cells. */
const NOTE_UPDATED = `
  UPDATE import_rows SET prospect_id = plan.target, written = ${ofTarget(FINGERPRINT)},
         record = '{}', metadata = '{}', email = NULL, domain = NULL, objection = NULL, warnings = '[]'
    FROM import_plan plan
   WHERE import_rows.import_id = $1 AND import_rows.line = plan.line AND import_rows.before IS NOT NULL`;

/** SQL: prospects written by the import (`$1`) without an objection, while its plan and rows exist. */
const PERMITTED = `
  SELECT target FROM import_plan plan JOIN import_rows cells ON cells.import_id = $1 AND cells.line = plan.line
   WHERE plan.action IN ('create', 'update') GROUP BY target HAVING count(objection) = 0`;

const FORGET_ROWS = `DELETE FROM import_rows WHERE import_id = $1 AND before IS NULL`;
