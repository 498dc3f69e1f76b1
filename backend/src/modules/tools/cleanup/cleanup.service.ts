import { mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { CONFIG, type Config } from '../../../common/config/env.js';
import { conflict } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { emitDeleted } from '../../prospects/prospect-changes.queries.js';
import type { CleanupOutcome, CleanupPlan, TableCount } from './cleanup.contract.js';
import { affectedTables, CLEANED, type CleanedTable, PRESERVED, type Reference } from './cleanup-tables.js';
import { SNAPSHOT_FORMAT } from './snapshot.contract.js';

const ROWS_AT_ONCE = 500;

/** Deletes all prospects, after writing a file that restores them (decision 11). */
@Injectable()
export class Cleanup {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async plan(): Promise<CleanupPlan> {
    const { manager } = this.database;
    const counts = await countAll(manager, affectedTables(await referencesOf(manager)));
    const isOwn = ({ table }: TableCount) => (CLEANED as readonly string[]).includes(table);
    const preserved = await countAll(
      manager,
      PRESERVED.map((table) => ({ table, through: [] })),
    );
    return { cleaned: counts.filter(isOwn), dependent: counts.filter((count) => !isOwn(count)), preserved };
  }

  async clean(user: SignedInUser): Promise<CleanupOutcome> {
    const now = this.clock.now();
    return this.database.transaction(async (manager) => {
      const tables = affectedTables(await referencesOf(manager));
      // nothing may be added between the snapshot and the deletion
      await manager.query(`LOCK TABLE ${['scans', ...tables.map(({ table }) => table)].map(quoted).join(', ')} IN EXCLUSIVE MODE`);
      await refuseWhileScanning(manager);
      const deleted = await countAll(manager, tables);
      const file = await this.snapshot(manager, tables, deleted, now);
      const prospects = await manager.query<{ id: string }[]>('SELECT id FROM prospects');
      for (const table of CLEANED.toReversed()) await manager.query(`DELETE FROM ${quoted(table)}`);
      await emitDeleted(
        manager,
        prospects.map(({ id }) => id),
      );
      const total = deleted.reduce((sum, { rows }) => sum + rows, 0);
      await this.audit.record(manager, user, { action: 'clean', resource: 'danger', resourceId: null, after: { file, deleted } });
      return { file, command: `npm run cli -- restore-clean ${file}`, deleted, total, cleaned_at: now.toISOString() };
    });
  }

  /** On the disk, flushed, before anything is deleted; a file that cannot be written stops the clean. */
  private async snapshot(manager: EntityManager, tables: CleanedTable[], counts: TableCount[], now: Date): Promise<string> {
    const folder = resolve(this.config.dataDir, 'snapshots');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `clean-${now.toISOString().replace(/[:.]/g, '-')}.jsonl`);
    const file = await open(path, 'wx', 0o600);
    try {
      await file.write(`${JSON.stringify({ format: SNAPSHOT_FORMAT, created_at: now.toISOString(), tables: counts })}\n`);
      for (const affected of tables) {
        await manager.query(
          `DECLARE snapshot NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${quoted(affected.table)} t ${whereOf(affected)}`,
        );
        for (;;) {
          const rows = await manager.query<{ row: string }[]>(`FETCH ${ROWS_AT_ONCE} FROM snapshot`);
          if (rows.length === 0) break;
          await file.write(rows.map(({ row }) => `{"table":${JSON.stringify(affected.table)},"row":${row}}\n`).join(''));
        }
        await manager.query('CLOSE snapshot');
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Rows that do not hang on a prospect stay. */
const whereOf = ({ through }: CleanedTable): string =>
  through.length > 0 ? `WHERE ${through.map((column) => `t.${quoted(column)} IS NOT NULL`).join(' OR ')}` : '';

async function countAll(manager: EntityManager, tables: CleanedTable[]): Promise<TableCount[]> {
  const counts: TableCount[] = [];
  for (const affected of tables) {
    const [row] = await manager.query<{ rows: number }[]>(
      `SELECT count(*)::int AS rows FROM ${quoted(affected.table)} t ${whereOf(affected)}`,
    );
    counts.push({ table: affected.table, rows: row?.rows ?? 0 });
  }
  return counts;
}

export function referencesOf(manager: EntityManager): Promise<Reference[]> {
  return manager.query<Reference[]>(
    `SELECT child.relname AS child, a.attname AS column, parent.relname AS parent, c.confdeltype::text AS rule
       FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
}

async function refuseWhileScanning(manager: EntityManager): Promise<void> {
  const [open] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM scans WHERE status IN ('queued', 'running', 'paused')`,
  );
  if (open?.count) throw conflict('scan_running', 'Des analyses sont en cours : attendez leur fin ou annulez-les, puis recommencez.');
}
