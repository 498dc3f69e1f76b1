import type { DataSource } from 'typeorm';

interface Ran {
  file?: string;
  rows?: number;
  bytes?: number;
  isEncrypted?: boolean;
  error?: string;
}

/** Notes a backup for the monitoring; returns its id, or null where a database of an older version has no place for it. */
export async function noteBackup(database: DataSource, { file, rows, bytes, isEncrypted, error }: Ran): Promise<string | null> {
  if (!(await hasColumn(database, 'error'))) return null;
  const [run] = await database.query<{ id: string }[]>(
    'INSERT INTO backup_runs (file, rows, bytes, is_encrypted, error) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [file ?? null, rows ?? null, bytes ?? null, isEncrypted ?? false, error ?? null],
  );
  return run?.id ?? null;
}

/** Notes that the store has a copy of a backup, or why it has none. */
export async function noteCopy(database: DataSource, id: string | null, error: string | null): Promise<void> {
  if (id === null || !(await hasColumn(database, 'copied_at'))) return;
  await database.query('UPDATE backup_runs SET copied_at = CASE WHEN $2::text IS NULL THEN now() END, copy_error = $2 WHERE id = $1', [
    id,
    error,
  ]);
}

async function hasColumn(database: DataSource, name: string): Promise<boolean> {
  const [found] = await database.query<{ there: boolean }[]>(
    `SELECT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass('backup_runs') AND attname = $1) AS there`,
    [name],
  );
  return found?.there ?? false;
}

/** The last backup that worked, and why the one after it did not. */
export async function lastBackup(database: DataSource): Promise<{ at: Date | null; error: string | null }> {
  const [row] = await database.query<{ at: Date | null; error: string | null }[]>(
    `SELECT (SELECT max(created_at) FROM backup_runs WHERE error IS NULL) AS at,
            (SELECT error FROM backup_runs ORDER BY created_at DESC LIMIT 1) AS error`,
  );
  return row ?? { at: null, error: null };
}

/** The age of a copy is that of its backup; `error` belongs to the last one that was tried. */
export async function lastCopy(database: DataSource): Promise<{ at: Date | null; error: string | null }> {
  const [row] = await database.query<{ at: Date | null; error: string | null }[]>(
    `SELECT (SELECT max(created_at) FROM backup_runs WHERE copied_at IS NOT NULL) AS at,
            (SELECT copy_error FROM backup_runs WHERE copied_at IS NOT NULL OR copy_error IS NOT NULL ORDER BY created_at DESC LIMIT 1) AS error`,
  );
  return row ?? { at: null, error: null };
}
