import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emitCreated } from '../../prospects/prospect-changes.queries.js';
import type { TableCount } from './cleanup.contract.js';
import { referencesOf } from './cleanup.service.js';
import { affectedTables } from './cleanup-tables.js';
import { snapshotHead } from './snapshot.contract.js';

const ROWS_AT_ONCE = 200;
/** `{"table":"…","row":` — the row is passed to PostgreSQL as text, so that no number loses digits. */
const LINE = /^\{"table":"([a-z_]+)","row":(.*)\}$/s;

/** Brings back what a clean has deleted, all or nothing. Rows that are there already stay as they are. */
@Injectable()
export class CleanRestore {
  constructor(private readonly database: DataSource) {}

  /** Restores a snapshot and returns row counts by table. Throws on an incomplete file. */
  async restore(path: string): Promise<TableCount[]> {
    return this.database.transaction(async (manager) => {
      const known = new Set(affectedTables(await referencesOf(manager)).map(({ table }) => table));
      const found = new Map<string, number>();
      const restored = new Map<string, number>();
      let expected: TableCount[] | null = null;
      let batch: { table: string; rows: string[] } = { table: '', rows: [] };
      const flush = async () => {
        if (batch.rows.length === 0) return;
        const count = await insert(manager, batch.table, batch.rows);
        restored.set(batch.table, (restored.get(batch.table) ?? 0) + count);
        batch = { table: batch.table, rows: [] };
      };
      for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
        if (!expected) {
          expected = headOf(line);
          continue;
        }
        const [, table = '', row = ''] = LINE.exec(line) ?? [];
        if (!known.has(table)) throw new Error(`Ligne illisible ou table inconnue\u202f: ${line.slice(0, 80)}`);
        if (table !== batch.table || batch.rows.length >= ROWS_AT_ONCE) await flush();
        batch.table = table;
        batch.rows.push(row);
        found.set(table, (found.get(table) ?? 0) + 1);
      }
      await flush();
      for (const { table, rows } of expected ?? [])
        if ((found.get(table) ?? 0) !== rows)
          throw new Error(`Fichier incomplet\u202f: ${table} devrait avoir ${rows} lignes, en a ${found.get(table) ?? 0}.`);
      if (!expected) throw new Error('Fichier vide.');
      return expected.map(({ table }) => ({ table, rows: restored.get(table) ?? 0 }));
    });
  }
}

function headOf(line: string): TableCount[] {
  let head: unknown = null;
  try {
    head = JSON.parse(line);
  } catch {
    // reported below
  }
  const parsed = snapshotHead.safeParse(head);
  if (!parsed.success) throw new Error('Ce fichier n’est pas une sauvegarde de nettoyage.');
  return parsed.data.tables;
}

async function insert(manager: EntityManager, table: string, rows: string[]): Promise<number> {
  const columns = await manager.query<{ name: string }[]>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(', ');
  const inserted = await manager.query<{ id: string | null }[]>(
    `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json) ON CONFLICT DO NOTHING
     RETURNING to_jsonb("${table}") ->> 'id' AS id`,
    [`[${rows.join(',')}]`],
  );
  if (table === 'prospects')
    await emitCreated(
      manager,
      inserted.flatMap(({ id }) => id ?? []),
    );
  return inserted.length;
}
