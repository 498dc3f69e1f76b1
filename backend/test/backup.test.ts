import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { holdsWork, restore } from '../src/cli/backup/restore.js';
import { seedDemo } from '../src/cli/seed-demo.js';
import { newKeyPair } from '../src/common/backups/age.js';
import { backupInto } from '../src/common/backups/backup-folder.js';
import { lastBackup } from '../src/common/backups/backup-runs.js';
import { writeBackup } from '../src/common/backups/write-backup.js';
import { CONFIG } from '../src/common/config/env.js';
import { dataSourceOptions } from '../src/common/database/data-source.js';
import { isSealed } from '../src/common/encryption.js';
import { PRODUCT_VERSION } from '../src/common/product-version.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { processes } from './support/schedules.js';

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
     AND relname NOT IN ('migrations', 'sessions', 'rate_limits', 'workers', 'measuring_browsers', 'chat_deliveries', 'vendor_leases', 'backup_runs', 'sending_halts', 'schedule_marks', 'troubles')`,
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
  it('copies every row of every table into another database exactly', async () => {
    const stored = await content(app.database); // what runs by itself may add totals up while the backup is restored
    const { rows } = await writeBackup(app.database, file, { now: new Date() });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['all.backup']);
    expect(await holdsWork(copy)).toBe(false);
    expect((await restore(copy, file, { secret: '' })).rows).toBe(rows);
    expect(await content(copy)).toEqual(stored);
    expect(await holdsWork(copy)).toBe(true);
  });

  it('keeps keys sealed, in the file and after', async () => {
    const [key] = await copy.query<{ api_key: string }[]>('SELECT api_key FROM api_keys');
    expect(isSealed(key?.api_key ?? '')).toBe(true);
    expect(gunzipSync(await readFile(file)).toString()).not.toContain('AIzaSyA');
  });

  it('replaces existing data, revives no session and continues sequences', async () => {
    await copy.query(`INSERT INTO prospects (token, email, nom) VALUES ('Later123', 'later@example.ch', 'Later')`);
    await restore(copy, file, { secret: '' });
    expect(await copy.query(`SELECT 1 FROM prospects WHERE email = 'later@example.ch'`)).toEqual([]);
    expect(await copy.query('SELECT 1 FROM sessions')).toEqual([]);
    const highest = `(SELECT max(id) FROM events)`;
    const added = await copy.query<{ next: boolean }[]>(
      `INSERT INTO events (prospect_id, type, actor) SELECT id, 'page_view', 'human' FROM prospects LIMIT 1 RETURNING id = ${highest} + 1 AS next`,
    );
    expect(added[0]?.next).toBe(true);
  });

  it('changes nothing when the file is truncated, altered, foreign, too new or torn', async () => {
    const before = await content(copy);
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    expect(text.split('\n')[0]).toContain(`"version":"${PRODUCT_VERSION}"`);
    await expect(restore(copy, await damaged('cut', whole.subarray(0, whole.length / 2)), { secret: '' })).rejects.toThrow('illisible');
    await expect(restore(copy, join(folder, 'nowhere'), { secret: '' })).rejects.toThrow(
      `illisible : Introuvable\u202f: ${folder}/nowhere`,
    );
    await expect(restore(copy, folder, { secret: '' })).rejects.toThrow('C’est un dossier');
    const unended = text.slice(0, text.lastIndexOf('\nE') + 1);
    await expect(restore(copy, await damaged('unended', gzipSync(unended)), { secret: '' })).rejects.toThrow('incomplète');
    await expect(
      restore(copy, await damaged('altered', gzipSync(text.replace('Menuiserie', 'Menuiserei'))), { secret: '' }),
    ).rejects.toThrow('abîmée');
    await expect(restore(copy, await damaged('foreign', gzipSync('hello\n')), { secret: '' })).rejects.toThrow('pas une sauvegarde');
    await app.database.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
    const newer = join(folder, 'newer');
    await writeBackup(app.database, newer, { now: new Date() });
    await app.database.query(`DELETE FROM migrations WHERE name = 'Later9999999999999'`);
    await expect(restore(copy, newer, { secret: '' })).rejects.toThrow('plus récente');
    const torn = join(folder, 'torn');
    await app.database.transaction(async (manager) => {
      await manager.query('ALTER TABLE notes DROP CONSTRAINT notes_prospect_id_fkey');
      await manager.query(`INSERT INTO notes (prospect_id, content) VALUES (gen_random_uuid(), 'de personne')`);
    });
    await writeBackup(app.database, torn, { now: new Date() });
    await app.database.query(`DELETE FROM notes WHERE content = 'de personne'`);
    await app.database.query(
      'ALTER TABLE notes ADD CONSTRAINT notes_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES prospects (id) ON DELETE CASCADE',
    );
    await expect(restore(copy, torn, { secret: '' })).rejects.toThrow('« notes » renvoie à une ligne de « prospects »');
    expect(await content(copy)).toEqual(before);
  });

  it('never replaces a larger backup or another file', async () => {
    const fuller = await readFile(file);
    await copy.query('DELETE FROM prospects');
    await expect(writeBackup(copy, file, { now: new Date() })).rejects.toThrow('plus pleine');
    expect(await readFile(file)).toEqual(fuller);
    const notes = await damaged('notes.txt', Buffer.from('Rappeler Anne'));
    await expect(writeBackup(copy, notes, { now: new Date() })).rejects.toThrow('n’est pas une sauvegarde');
    expect((await readFile(notes)).toString()).toBe('Rappeler Anne');
    const { rows } = await writeBackup(copy, file, { now: new Date(), replace: true });
    expect(rows).toBeGreaterThan(0);
    expect(await readdir(folder)).not.toContain('all.backup.part');
  });

  it('refuses a database without accounts', async () => {
    const strange = await new DataSource(dataSourceOptions(await cloneDatabase(), 2)).initialize();
    const target = join(folder, 'strange.backup');
    await expect(writeBackup(strange, target, { now: new Date() })).rejects.toThrow('Cette base est vide');
    await expect(stat(target)).rejects.toThrow('ENOENT');
    await strange.destroy();
  });

  it('encrypts for a key and decrypts with that key only', async () => {
    const [own, other] = await Promise.all([newKeyPair(), newKeyPair()]);
    const sealed = join(folder, 'sealed.backup.age');
    const { rows } = await writeBackup(app.database, sealed, { now: new Date(), recipient: own.recipient });
    expect((await readFile(sealed)).subarray(0, 19).toString()).toBe('age-encryption.org/');
    await writeFile(join(folder, 'other.key'), other.identity);
    await writeFile(join(folder, 'own.key'), `# mine\n${own.identity}\n`);
    await expect(restore(copy, sealed, { secret: '' })).rejects.toThrow('elle est chiffrée');
    await expect(restore(copy, sealed, { secret: '', identity: join(folder, 'other.key') })).rejects.toThrow('une autre clé');
    expect((await restore(copy, sealed, { secret: '', identity: join(folder, 'own.key') })).rows).toBe(rows);
    await expect(writeBackup(app.database, join(folder, 'x'), { now: new Date(), recipient: 'age1nonsense' })).rejects.toThrow(
      'pas valable',
    );
  });

  it('retains the configured number of files, and more while the newest is nearly empty', async () => {
    const dir = join(folder, 'nightly');
    const night = (day: number) => ({ dir, keep: 2, recipient: undefined, now: new Date(Date.UTC(2026, 10, day, 1, 30)) });
    for (const day of [1, 2, 3]) await backupInto(app.database, night(day));
    expect((await readdir(dir)).map((name) => name.slice(11, 21))).toEqual(['2026-11-02', '2026-11-03']);
    await copy.query('TRUNCATE prospects, events, scans, measurements CASCADE');
    expect(await backupInto(copy, night(4))).toMatchObject({ removed: [], isSuspicious: true });
    expect(await readdir(dir)).toHaveLength(3);
  });
});

describe('the nightly backup', () => {
  const backups = (made: { dir: string; time: string; keep: number } | null) =>
    Object.assign(app.app.get(CONFIG, { strict: false }) as object, { backups: made });

  it('is made once after its hour by several processes, is recorded, and reports its age', async () => {
    const dir = join(folder, 'scheduled');
    let now = new Date('2026-11-21T01:29:00Z'); // 02:29 in Zurich
    backups({ dir, time: '02:30', keep: 3 });
    const three = processes(app, 3, () => now);
    const tick = () => three.look('backup');
    expect(await tick()).toEqual([]);
    now = new Date('2026-11-21T01:31:00Z');
    expect(await tick()).toHaveLength(1);
    const [made = '', ...others] = await readdir(dir);
    expect(others).toEqual([]);
    expect(await tick()).toEqual([]);
    const outcome = async () =>
      (await app.database.query(`SELECT outcome FROM schedule_runs WHERE job = 'backup' ORDER BY local_date DESC LIMIT 1`))[0].outcome;
    expect(await outcome()).toEqual({ rows: expect.any(Number), bytes: (await stat(join(dir, made))).size, removed: 0 });
    const age = async () => Number(/^smartindex_backup_age_seconds (\S+)$/m.exec((await app.call<string>('GET', '/metrics')).body)?.[1]);
    await app.database.query(`UPDATE backup_runs SET created_at = now() - interval '2 hours'`);
    expect(Math.floor((await age()) / 3600)).toBe(2);

    // its folder has become a file: the failure is kept with its cause, the age stays that of the one that worked
    await rm(dir, { recursive: true });
    await writeFile(dir, '');
    now = new Date('2026-11-22T01:31:00Z');
    expect(await tick()).toEqual([{ error: expect.stringMatching(/\S/) }]);
    expect(await outcome()).toEqual({ error: expect.stringMatching(/\S/) });
    expect(await lastBackup(app.database)).toEqual({ at: expect.any(Date), error: (await outcome()).error });
    expect(Math.floor((await age()) / 3600)).toBe(2);
    expect(await tick()).toEqual([]);
  });

  it('is retried, not at once, when its process died', async () => {
    const dir = join(folder, 'begun-anew');
    backups({ dir, time: '02:30', keep: 3 });
    const now = new Date('2026-11-23T01:31:00Z');
    const two = processes(app, 2, () => now);
    const begun = (ago: string) =>
      app.database.query(
        `INSERT INTO schedule_runs (job, local_date, started_at) VALUES ('backup', '2026-11-23', now() - $1::interval)
          ON CONFLICT (job, local_date) DO UPDATE SET started_at = excluded.started_at`,
        [ago],
      );
    await begun('1 minute');
    expect(await two.look('backup')).toEqual([]);
    await begun('1 hour');
    expect(await two.look('backup')).toHaveLength(1);
    expect(await two.look('backup')).toEqual([]);
    expect(await readdir(dir)).toHaveLength(1);
  });

  it('is not made without a folder', async () => {
    backups(null);
    const one = processes(app, 1, () => new Date());
    expect(await one.look('backup')).toEqual([]);
  });
});
