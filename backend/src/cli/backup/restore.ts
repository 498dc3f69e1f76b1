import type { DataSource, EntityManager } from 'typeorm';
import { tableLine } from './backup-format.js';
import { tablesInOrder } from './backup-tables.js';
import { backupLines, checkBackup } from './read-backup.js';

const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 4 << 20;

/** Whether somebody has worked in this database: restoring would replace it. */
export async function holdsWork(database: DataSource): Promise<boolean> {
  const [row] = await database.query<{ used: boolean }[]>(
    'SELECT EXISTS (SELECT FROM prospects) OR EXISTS (SELECT FROM api_keys) OR EXISTS (SELECT FROM settings WHERE updated_by IS NOT NULL) OR (SELECT count(*) FROM users) > 1 AS used',
  );
  return row?.used ?? false;
}

/** Puts the content of a backup in the place of what the database holds, all or nothing; the number of rows. */
export async function restore(database: DataSource, file: string): Promise<number> {
  const migrations = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  const { rows } = await checkBackup(
    file,
    migrations.map(({ name }) => name),
  );
  await database.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const known = new Set(await tablesInOrder(manager));
    const saved: string[] = [];
    for await (const { kind, text } of backupLines(file)) if (kind === 'T') saved.push(tableLine.parse(JSON.parse(text)).table);
    const gone = saved.find((table) => !known.has(table));
    if (gone) throw new Error(`La table « ${gone} » de la sauvegarde n’existe plus.`);
    // tables that are younger than the backup keep what their migrations put there, unless they point to what goes
    // what triggers write (kept totals, webhooks) is in the backup, or concerns nobody again
    await triggers(manager, saved, 'DISABLE');
    await manager.query(`TRUNCATE ${saved.map((table) => `"${table}"`).join(', ')} CASCADE`);
    await load(manager, file);
    await triggers(manager, saved, 'ENABLE');
    for (const table of saved) await continueNumbers(manager, table);
  });
  return rows;
}

async function triggers(manager: EntityManager, tables: readonly string[], what: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const table of tables) await manager.query(`ALTER TABLE "${table}" ${what} TRIGGER USER`);
}

async function load(manager: EntityManager, file: string): Promise<void> {
  let table = '';
  let columns = '';
  let batch: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) {
      await manager.query(
        `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
        [`[${batch.join(',')}]`],
      );
    }
    batch = [];
    bytes = 0;
  };
  for await (const { kind, text } of backupLines(file)) {
    if (kind === 'T') {
      await flush();
      const line = tableLine.parse(JSON.parse(text));
      table = line.table;
      columns = line.columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
    } else if (kind === 'R') {
      batch.push(text);
      bytes += text.length;
      if (batch.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE) await flush();
    }
  }
  await flush();
}

/** Numbered rows go on after the highest number. */
async function continueNumbers(manager: EntityManager, table: string): Promise<void> {
  const columns = await manager.query<{ name: string }[]>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'`,
    [table],
  );
  for (const { name } of columns) {
    await manager.query(`SELECT setval(pg_get_serial_sequence($1, $2), coalesce((SELECT max("${name}") FROM "${table}"), 0) + 1, false)`, [
      table,
      name,
    ]);
  }
}
