import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { columnsOf } from '../database/catalogue.js';
import { PRODUCT_VERSION } from '../product-version.js';
import { encrypted, encrypterFor } from './age.js';
import { FORMAT, type Heading } from './backup-format.js';
import { BackupRefused } from './backup-refused.js';
import { tablesInOrder } from './backup-tables.js';
import { weightOf } from './read-backup.js';

const ROWS_AT_ONCE = 500;

export interface WrittenBackup {
  rows: number;
  bytes: number;
}

interface BackupOptions {
  now: Date;
  /** Public key; without one the file is plain. */
  recipient?: string | undefined;
  /** Also in the place of a fuller backup, or of a file that is none. */
  replace?: boolean;
}

/**
 * Writes a consistent snapshot of the database into a file with mode 600. An existing file is replaced only by a complete backup of at
 * least the same size. Keys stay sealed.
 */
export async function writeBackup(database: DataSource, file: string, { now, recipient, replace }: BackupOptions): Promise<WrittenBackup> {
  const encrypter = recipient ? encrypterFor(recipient) : null;
  await refuseStrangeDatabase(database);
  const part = `${file}.part`;
  let rows = 0;
  try {
    await database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET TRANSACTION READ ONLY');
      await manager.query('SET LOCAL statement_timeout = 0');
      await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      const lines = linesOf(manager, now, (count) => {
        rows += count;
      });
      const compressed = Readable.from(lines).compose(createGzip()) as unknown as Readable;
      const content = encrypter ? await encrypted(compressed, encrypter) : compressed;
      await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
    });
    const { size: bytes } = await stat(part);
    if (!replace) await refuseEmptier(file, { rows, bytes });
    await rename(part, file);
    return { rows, bytes };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A mistyped address or folder leads to a database without anything of ours. */
async function refuseStrangeDatabase(database: DataSource): Promise<void> {
  const [ours] = await database.query<{ there: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AND to_regclass('users') IS NOT NULL AS there`,
  );
  const [used] = ours?.there ? await database.query<{ there: boolean }[]>('SELECT EXISTS (SELECT FROM users) AS there') : [];
  if (!used?.there)
    throw new BackupRefused(
      'Cette base est vide\u202f: personne n’y a de compte. Vérifiez DATA_DIR ou DATABASE_URL\u202f; rien n’a été écrit.',
    );
}

async function refuseEmptier(file: string, written: WrittenBackup): Promise<void> {
  const before = await weightOf(file);
  if (!before) return;
  if (before.kind === 'foreign')
    throw new BackupRefused(`${file} n’est pas une sauvegarde\u202f: il n’a pas été remplacé (--replace pour le vouloir).`);
  const isEmptier = before.kind === 'plain' ? written.rows < before.rows : written.bytes < before.bytes;
  if (!isEmptier) return;
  const [there, here] =
    before.kind === 'plain' ? [`${before.rows} lignes`, `${written.rows}`] : [`${before.bytes} octets`, `${written.bytes}`];
  throw new BackupRefused(
    `La sauvegarde qui porte ce nom est plus pleine (${there}, la nouvelle ${here})\u202f: elle n’a pas été remplacée (--replace pour le vouloir).`,
  );
}

async function* linesOf(manager: EntityManager, now: Date, count: (rows: number) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let total = 0;
  const line = (text: string) => {
    hash.update(text);
    return text;
  };
  const migrations = await manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  const heading: Heading = {
    format: FORMAT,
    createdAt: now.toISOString(),
    version: PRODUCT_VERSION,
    migrations: migrations.map(({ name }) => name),
  };
  yield line(`H${JSON.stringify(heading)}\n`);
  for (const table of await tablesInOrder(manager)) {
    const columns = [...(await columnsOf(manager, table)).keys()];
    yield line(`T${JSON.stringify({ table, columns })}\n`);
    await manager.query(`DECLARE saved NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" t`);
    for (;;) {
      const rows = await manager.query<{ row: string }[]>(`FETCH ${ROWS_AT_ONCE} FROM saved`);
      if (rows.length === 0) break;
      total += rows.length;
      count(rows.length);
      yield line(rows.map(({ row }) => `R${row}\n`).join(''));
    }
    await manager.query('CLOSE saved');
  }
  yield `E${JSON.stringify({ rows: total, sha256: hash.digest('hex') })}\n`;
}
