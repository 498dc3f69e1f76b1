import type { DataSource, EntityManager } from 'typeorm';
import { tableLine } from '../../common/backups/backup-format.js';
import { backupLines, checkBackup } from '../../common/backups/read-backup.js';
import { isSealed, unseal } from '../../common/encryption.js';
import { mergeIn, setAside } from './carry-over.js';
import { throughOlderSchema } from './older-schema.js';
import { explainLostReference } from './restored-references.js';

const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 4 << 20;

/** Returns whether the database has been used: a restore would replace it. */
export async function holdsWork(database: DataSource): Promise<boolean> {
  const [row] = await database.query<{ used: boolean }[]>(
    'SELECT EXISTS (SELECT FROM prospects) OR EXISTS (SELECT FROM api_keys) OR EXISTS (SELECT FROM settings WHERE updated_by IS NOT NULL) OR (SELECT count(*) FROM users) > 1 AS used',
  );
  return row?.used ?? false;
}

export interface Restored {
  rows: number;
  /** What the database before knew better, by kind. */
  carriedOver: Record<string, number>;
}

interface RestoreOptions {
  /** Opens what is sealed here. */
  secret: string;
  identity?: string | undefined;
  /** More to do in the same transaction, when everything is in place; answers what it did, by kind. */
  finish?: (manager: EntityManager) => Promise<Record<string, number>>;
}

/**
 * Puts the content of a backup in the place of what the database holds, all or nothing. Refusals, erasures and what was
 * sent since are merged in, and nothing is sent until a person has looked (decision 39).
 */
export async function restore(database: DataSource, file: string, { secret, identity, finish }: RestoreOptions): Promise<Restored> {
  const current = (await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
  const { rows, createdAt, migrations } = await checkBackup(file, current, identity);
  return database.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const hashKey = await contactKey(manager);
    await setAside(manager);
    const fill = () => replaceRows(manager, file, identity);
    await (migrations.length < current.length ? throughOlderSchema(manager, migrations, fill) : fill());
    await keepKey(manager, hashKey, secret);
    const carriedOver = { ...(await mergeIn(manager)), ...(await finish?.(manager)) };
    await manager.query('DELETE FROM sending_halts WHERE ended_at IS NULL');
    await manager.query('INSERT INTO sending_halts (backup_at, carried_over) VALUES ($1, $2)', [createdAt, JSON.stringify(carriedOver)]);
    return { rows, carriedOver };
  });
}

/** The rows of the file in the place of those that its tables hold. */
export async function replaceRows(manager: EntityManager, file: string, identity: string | undefined): Promise<void> {
  const tables: string[] = [];
  for await (const { kind, text } of backupLines(file, identity)) if (kind === 'T') tables.push(tableLine.parse(JSON.parse(text)).table);
  // effects of triggers (totals, webhooks) are part of the backup, or must not be repeated
  await triggers(manager, tables, 'DISABLE');
  await manager.query(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')} CASCADE`);
  await load(manager, file, identity).catch((error: unknown) => {
    throw explainLostReference(error);
  });
  await triggers(manager, tables, 'ENABLE');
  for (const table of tables) await continueNumbers(manager, table);
}

/** The key of the refusals' hashes, as it is stored, and how many refusals hang on it. */
async function contactKey(manager: EntityManager): Promise<{ value: string; refusals: number } | null> {
  const [row] = await manager.query<{ value: string; refusals: number }[]>(
    `SELECT value, (SELECT count(*)::int FROM suppressions) AS refusals FROM sealed_secrets WHERE name = 'contact_hash'`,
  );
  return row ?? null;
}

/** Keeps the current key of hashes: hashes under two keys cannot be compared, so earlier objections would be lost. */
async function keepKey(manager: EntityManager, before: { value: string; refusals: number } | null, secret: string): Promise<void> {
  if (!before) return;
  const restored = await contactKey(manager);
  const isSame = restored !== null && (await opened(restored.value, secret)) === (await opened(before.value, secret));
  if (!isSame && restored && restored.refusals > 0 && before.refusals > 0) throw new Error(TWO_KEYS);
  if (!isSame && restored && before.refusals === 0) return;
  await manager.query(
    `INSERT INTO sealed_secrets (name, value) VALUES ('contact_hash', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [before.value],
  );
}

/** The key itself; as it is stored when it cannot be opened. */
const opened = (value: string, secret: string): Promise<string> =>
  isSealed(value) ? unseal(value, secret).catch(() => value) : Promise.resolve(value);

const TWO_KEYS =
  'Les oppositions d’ici et celles de la sauvegarde sont notées avec deux clés différentes\u202f: l’une des deux listes serait perdue. Restaurez dans une base neuve.';

async function triggers(manager: EntityManager, tables: readonly string[], what: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const table of tables) await manager.query(`ALTER TABLE "${table}" ${what} TRIGGER USER`);
}

async function load(manager: EntityManager, file: string, identity: string | undefined): Promise<void> {
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
  for await (const { kind, text } of backupLines(file, identity)) {
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
