import { basename } from 'node:path';
import type { BackupStorePlace } from '../config/backup-store.js';
import { isBackupName, outlived } from './backup-names.js';
import { BackupStore } from './backup-store.js';
import { BackupStoreError } from './backup-store-error.js';

export interface Copied {
  name: string;
  removed: string[];
  /** Why older copies stay, French; null = they were removed as configured. */
  retentionError: string | null;
}

interface CopyOptions {
  /** The encrypted backup. */
  file: string;
  /** Its name in the store. */
  name?: string;
  keep: number;
  /** Address of the installation: copies of another one are left alone. */
  origin: string;
}

/**
 * Copies an encrypted backup into the store, reads it back, and removes this installation’s oldest copies beyond `keep`. A key that may
 * not delete is no failure: such a copy survives an intruder on this machine.
 */
export async function copyOffsite(place: BackupStorePlace, { file, name = basename(file), keep, origin }: CopyOptions): Promise<Copied> {
  if (!name.endsWith('.age'))
    throw new BackupStoreError(
      'Copie hors site\u202f: la sauvegarde n’est pas chiffrée, elle ne quitte pas cette machine (BACKUP_RECIPIENT).',
    );
  const store = new BackupStore(place);
  // a header holds ASCII alone
  const writer = encodeURI(origin);
  try {
    await store.verify(name, await store.put(name, file, writer));
    return { name, ...(await removeOldest(store, keep, writer)) };
  } finally {
    store.close();
  }
}

async function removeOldest(store: BackupStore, keep: number, origin: string): Promise<Omit<Copied, 'name'>> {
  const removed: string[] = [];
  try {
    const own: string[] = [];
    for (const { name } of await store.list()) if (isBackupName(name) && (await store.facts(name)).origin === origin) own.push(name);
    for (const name of outlived(own, keep).gone) {
      await store.remove(name);
      removed.push(name);
    }
    return { removed, retentionError: null };
  } catch (error) {
    if (!(error instanceof BackupStoreError)) throw error;
    return { removed, retentionError: error.message };
  }
}
