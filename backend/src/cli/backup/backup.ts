import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { columnsOf } from '../legacy/catalogue.js';
import { FORMAT, type Heading } from './backup-format.js';
import { tablesInOrder } from './backup-tables.js';

const ROWS_AT_ONCE = 500;

/**
 * Writes the whole database as it is at one moment into a file that only its owner can read; the number of rows. A
 * file that stands under this name is replaced only by a complete one. Keys stay sealed.
 */
export async function backup(database: DataSource, file: string, now: Date): Promise<number> {
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
      await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return rows;
}

async function* linesOf(manager: EntityManager, now: Date, count: (rows: number) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let total = 0;
  const line = (text: string) => {
    hash.update(text);
    return text;
  };
  const migrations = await manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  const heading: Heading = { format: FORMAT, createdAt: now.toISOString(), migrations: migrations.map(({ name }) => name) };
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
