import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { backupName, outlived } from './backup-names.js';
import { type WrittenBackup, writeBackup } from './write-backup.js';

export interface FolderBackup extends WrittenBackup {
  file: string;
  removed: string[];
  /** Much emptier than an earlier one: nothing was removed. */
  isSuspicious: boolean;
}

/** Adds a backup to a folder and removes the oldest ones beyond `keep`. */
export async function backupInto(
  database: DataSource,
  { dir, keep, recipient, now }: { dir: string; keep: number; recipient: string | undefined; now: Date },
): Promise<FolderBackup> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const fresh = join(dir, `fresh-${process.pid}`);
  const written = await writeBackup(database, fresh, { now, recipient, replace: true });
  const file = join(dir, backupName(now, written.rows, recipient !== undefined));
  await rename(fresh, file);
  const { gone, isSuspicious } = outlived(await readdir(dir), keep);
  for (const name of gone) await rm(join(dir, name));
  return { ...written, file, removed: gone, isSuspicious };
}
