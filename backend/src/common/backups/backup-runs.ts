import type { DataSource } from 'typeorm';

interface Ran {
  file?: string;
  rows?: number;
  bytes?: number;
  isEncrypted?: boolean;
  error?: string;
}

/** Notes a backup for the monitoring; a database of an older version has no place for it. */
export async function noteBackup(database: DataSource, { file, rows, bytes, isEncrypted, error }: Ran): Promise<void> {
  const [found] = await database.query<{ there: boolean }[]>(`SELECT to_regclass('backup_runs') IS NOT NULL AS there`);
  if (!found?.there) return;
  await database.query('INSERT INTO backup_runs (file, rows, bytes, is_encrypted, error) VALUES ($1, $2, $3, $4, $5)', [
    file ?? null,
    rows ?? null,
    bytes ?? null,
    isEncrypted ?? false,
    error ?? null,
  ]);
}

/** The last backup that worked, and why the one after it did not. */
export async function lastBackup(database: DataSource): Promise<{ at: Date | null; error: string | null }> {
  const [row] = await database.query<{ at: Date | null; error: string | null }[]>(
    `SELECT (SELECT max(created_at) FROM backup_runs WHERE error IS NULL) AS at,
            (SELECT error FROM backup_runs ORDER BY created_at DESC LIMIT 1) AS error`,
  );
  return row ?? { at: null, error: null };
}
