import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { backup } from '../src/cli/backup/backup.js';
import { holdsWork, restore } from '../src/cli/backup/restore.js';
import { seedDemo } from '../src/cli/seed-demo.js';
import { dataSourceOptions } from '../src/common/database/data-source.js';
import { isSealed } from '../src/common/secret-box.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';

let app: TestApp;
let copy: DataSource;
let folder: string;
let file: string;

beforeAll(async () => {
  app = await startApp();
  copy = await new DataSource(dataSourceOptions(await cloneDatabase(), 2)).initialize();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'all.backup');
  await seedDemo(app.app);
  // what a text may hold: line separators, quotes, backslashes, numbers beyond 2^53, bytes
  await aProspect(app.database, { notes: 'a\u2028b\nc\r"\\ é 🥐', metadata: { large: 1.5, odd: '\u2029' } });
  await app.database.query(`UPDATE prospects SET metadata = metadata || '{"exact": 12345678901234567890}' WHERE notes LIKE 'a%'`);
  await app.database.query(`INSERT INTO prospect_images SELECT id, 'logo', 'x', 'image/png', '\\x00ff0a', now() FROM prospects LIMIT 1`);
  await app.call('PUT', '/api/admin/api-keys/pagespeed', {
    as: app.admin,
    body: { apiKey: 'AIzaSyA-1234567890abcdefghijklmnopqrstu', metadata: {} },
  });
});
afterAll(async () => {
  await copy.destroy();
  await app.stop();
  await rm(folder, { recursive: true });
});

/** Every row of every saved table, as PostgreSQL writes it. */
async function content(database: DataSource): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname NOT IN ('migrations', 'sessions', 'rate_limits', 'workers', 'vendor_leases')`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    found[name] = (await database.query<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)).map(({ row }) => row);
  }
  return found;
}

const damaged = async (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

describe('backup and restore', () => {
  it('brings every row of every table into another database, exactly', async () => {
    const rows = await backup(app.database, file, new Date());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['all.backup']);
    expect(await holdsWork(copy)).toBe(false);
    expect(await restore(copy, file)).toBe(rows);
    expect(await content(copy)).toEqual(await content(app.database));
    expect(await holdsWork(copy)).toBe(true);
  });

  it('keeps keys sealed, in the file and after', async () => {
    const [key] = await copy.query<{ api_key: string }[]>('SELECT api_key FROM api_keys');
    expect(isSealed(key?.api_key ?? '')).toBe(true);
    expect(gunzipSync(await readFile(file)).toString()).not.toContain('AIzaSyA');
  });

  it('replaces what was there, revives no session and goes on counting', async () => {
    await copy.query(`INSERT INTO prospects (token, email, nom) VALUES ('Later123', 'later@example.ch', 'Later')`);
    await restore(copy, file);
    expect(await copy.query(`SELECT 1 FROM prospects WHERE email = 'later@example.ch'`)).toEqual([]);
    expect(await copy.query('SELECT 1 FROM sessions')).toEqual([]);
    const highest = `(SELECT max(id) FROM events)`;
    const added = await copy.query<{ next: boolean }[]>(
      `INSERT INTO events (prospect_id, type, actor) SELECT id, 'page_view', 'human' FROM prospects LIMIT 1 RETURNING id = ${highest} + 1 AS next`,
    );
    expect(added[0]?.next).toBe(true);
  });

  it('changes nothing when the file is cut, altered, foreign or newer than the product', async () => {
    const before = await content(copy);
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    await expect(restore(copy, await damaged('cut', whole.subarray(0, whole.length / 2)))).rejects.toThrow('illisible');
    const unended = text.slice(0, text.lastIndexOf('\nE') + 1);
    await expect(restore(copy, await damaged('unended', gzipSync(unended)))).rejects.toThrow('incomplète');
    await expect(restore(copy, await damaged('altered', gzipSync(text.replace('Menuiserie', 'Menuiserei'))))).rejects.toThrow('abîmée');
    await expect(restore(copy, await damaged('foreign', gzipSync('hello\n')))).rejects.toThrow('pas une sauvegarde');
    await app.database.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
    const newer = join(folder, 'newer');
    await backup(app.database, newer, new Date());
    await expect(restore(copy, newer)).rejects.toThrow('plus récente');
    expect(await content(copy)).toEqual(before);
  });
});
