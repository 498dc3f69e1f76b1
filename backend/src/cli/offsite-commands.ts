import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { isBackupName } from '../common/backups/backup-names.js';
import { noteCopy } from '../common/backups/backup-runs.js';
import type { BackupStore } from '../common/backups/backup-store.js';
import { BackupStoreError } from '../common/backups/backup-store-error.js';
import { type BackupStorePlace, backupStoreIn } from '../common/config/backup-store.js';
import { type Config, readConfig } from '../common/config/env.js';
import { userMessageOf } from '../common/user-facing-error.js';
import { answer, done, refuse, remark } from './answer.js';

interface Written {
  id: string | null;
  file: string;
  name: string;
  keep: number;
}

/** Copies what `backup` has written, where a store is configured. False = the store has no copy; the file itself stays. */
export async function copyWritten(database: DataSource, config: Config, { id, ...options }: Written): Promise<boolean> {
  const { backupStore: place, publicUrl: origin } = config;
  if (!place) return true;
  try {
    const { copyOffsite } = await import('../common/backups/offsite-copy.js');
    const { name, removed, retentionError } = await copyOffsite(place, { ...options, origin });
    await noteCopy(database, id, null);
    await answer(`Copie hors site\u202f: ${name}, vérifiée. Copies retirées\u202f: ${removed.length}.`);
    if (retentionError) await remark(`Les copies plus anciennes n’ont pas été retirées. ${retentionError}`);
    return true;
  } catch (error) {
    const words = userMessageOf(error, 'La copie hors site a échoué.');
    await noteCopy(database, id, words);
    await remark(words);
    return false;
  }
}

/** `backup-list`: a line for each copy in the store, the newest first. */
export async function backupListCommand(): Promise<number> {
  const { backupStore: place } = readConfig();
  if (!place) return refuse('Aucun stockage hors site n’est réglé (BACKUP_S3_URL).');
  try {
    const copies = await copiesIn(place);
    return await done(...copies.map(({ name, bytes }) => `${name}\t${bytes}`));
  } catch (error) {
    return refuse(userMessageOf(error, (error as Error).message));
  }
}

export const isStoreAddress = (source: string): boolean => source.startsWith('s3://');

/** Removes the key from an address, for output. */
export const withoutCredentials = (source: string): string => source.replace(/^s3:\/\/[^/]*@/, 's3://');

/** Downloads a copy into a folder of its own for as long as `work` needs it. */
export async function withFetchedCopy<T>(config: Config, source: string, work: (file: string) => Promise<T>): Promise<T> {
  const { place, name: given } = copyAt(source, config.backupStore);
  const name = given === 'latest' ? (await copiesIn(place))[0]?.name : given;
  if (!name) throw new BackupStoreError('Copie hors site\u202f: le stockage n’en a aucune.');
  await mkdir(config.dataDir, { recursive: true });
  const folder = await mkdtemp(join(config.dataDir, 'fetched-'));
  const store = await openStore(place);
  try {
    const file = join(folder, name);
    await store.fetch(name, file);
    return await work(file);
  } finally {
    store.close();
    await rm(folder, { recursive: true });
  }
}

/** Reads `s3://NAME` (in the configured store), `s3://bucket/folder/NAME` (with its key) or the whole `s3://key:secret@host/bucket/NAME`. */
function copyAt(source: string, configured: BackupStorePlace | null): { place: BackupStorePlace; name: string } {
  if (source.includes('@')) {
    const place = backupStoreIn({ BACKUP_S3_URL: source });
    if (place) return inFolder(place, place.prefix.replace(/\/$/, ''));
  }
  if (!configured) throw new BackupStoreError('Copie hors site\u202f: aucun stockage n’est réglé (BACKUP_S3_URL).');
  const path = source.slice('s3://'.length);
  if (!path.includes('/')) return { place: configured, name: path };
  const [bucket = '', ...key] = path.split('/');
  return inFolder({ ...configured, bucket }, key.join('/'));
}

function inFolder(place: BackupStorePlace, key: string): { place: BackupStorePlace; name: string } {
  const end = key.lastIndexOf('/') + 1;
  return { place: { ...place, prefix: key.slice(0, end) }, name: key.slice(end) };
}

/** The client is loaded for the commands that need it alone. */
async function openStore(place: BackupStorePlace): Promise<BackupStore> {
  const { BackupStore } = await import('../common/backups/backup-store.js');
  return new BackupStore(place);
}

async function copiesIn(place: BackupStorePlace) {
  const store = await openStore(place);
  try {
    const copies = (await store.list()).filter(({ name }) => isBackupName(name));
    return copies.sort((a, b) => (a.name < b.name ? 1 : -1));
  } finally {
    store.close();
  }
}
