import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { newKeyPair } from '../src/common/backups/age.js';
import { BackupStore } from '../src/common/backups/backup-store.js';
import { dataSourceOptions } from '../src/common/database/data-source.js';
import { BackupCopyJobs, copyBackup } from '../src/modules/operations/backup-copy.jobs.js';
import type { ReadinessReport } from '../src/modules/operations/readiness.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { cloneDatabase } from './support/database.js';
import { runJobs } from './support/jobs.js';
import { type ObjectStore, startObjectStore } from './support/object-store.js';
import { processes } from './support/schedules.js';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e';

let store: ObjectStore;
let folder: string;
let recipient: string;
let app: TestApp;

beforeAll(async () => {
  store = await startObjectStore();
  folder = await mkdtemp(join(tmpdir(), 'offsite-backup-'));
  ({ recipient } = await newKeyPair());
  const backups = { BACKUP_DIR: join(folder, 'nightly'), BACKUP_RECIPIENT: recipient, BACKUP_S3_URL: store.url };
  app = await startApp({ ...backups, APP_SECRET: SECRET });
  await aProspect(app.database, { email: 'anne@example.ch' });
});
afterAll(async () => {
  await app.stop();
  await store.stop();
  await rm(folder, { recursive: true });
});

const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await app.call<string>('GET', '/metrics')).body)?.[1]);
const check = async () => {
  const { body } = await app.call<ReadinessReport>('GET', '/api/admin/readiness', { as: app.admin });
  return body.checks.find(({ name }) => name === 'offsite');
};
const names = async () => {
  const opened = new BackupStore(store.place);
  const listed = await opened.list();
  opened.close();
  return listed.map(({ name }) => name).sort();
};
const night = (day: number) => processes(app, 1, () => new Date(Date.UTC(2026, 10, day, 1, 31))).look('backup');
const lastRun = async (): Promise<{ id: string; copied_at: Date | null; copy_error: string | null }> =>
  (await app.database.query('SELECT id, copied_at, copy_error FROM backup_runs ORDER BY created_at DESC LIMIT 1'))[0];

describe('the copy of the nightly backup', () => {
  it('is made once, and its age is in the metrics and the checks', async () => {
    expect(await check()).toMatchObject({ ok: false, found: 'Aucune copie n’est encore hors site.' });
    await night(21);
    await runJobs(app, copyBackup.name);
    expect(await names()).toEqual([expect.stringMatching(/^smartindex-2026-11-21-013100-\d+\.backup\.age$/)]);
    expect(await lastRun()).toMatchObject({ copied_at: expect.any(Date), copy_error: null });
    await app.database.query(`UPDATE backup_runs SET created_at = now() - interval '3 hours'`);
    expect(Math.floor((await metric('smartindex_offsite_backup_age_seconds')) / 3600)).toBe(3);
    expect(await metric('smartindex_last_offsite_backup_failed')).toBe(0);
    expect(await check()).toMatchObject({ ok: true, found: expect.stringMatching(/^La dernière copie hors site date du /) });
  });

  it('is tried again while the store is full; the cause is shown and the age stays', async () => {
    store.isFull = true;
    await night(22);
    await expect(runJobs(app, copyBackup.name)).rejects.toThrow('le stockage est plein');
    const { id } = await lastRun();
    expect(await check()).toMatchObject({ ok: false, found: 'Copie hors site\u202f: le stockage est plein.' });
    expect(await metric('smartindex_last_offsite_backup_failed')).toBe(1);
    expect(Math.floor((await metric('smartindex_offsite_backup_age_seconds')) / 3600)).toBe(3);

    const jobs = app.app.get(BackupCopyJobs, { strict: false });
    await jobs.copy({ backupRunId: id }, { retry: copyBackup.retries });
    expect((await lastRun()).copied_at).toBeNull();
    store.isFull = false;
    await jobs.copy({ backupRunId: id }, { retry: 1 });
    expect(await lastRun()).toMatchObject({ copied_at: expect.any(Date), copy_error: null });
    expect(await names()).toHaveLength(2);
    const requests = store.requests.length;
    await jobs.copy({ backupRunId: id }, { retry: 2 });
    expect(store.requests).toHaveLength(requests);
  });
});

describe('the command line, as on another machine', () => {
  let environment: Record<string, string>;
  let key: string;

  const run = async (given: string[], more: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_execpath: process.env.npm_execpath, ...environment, ...more };
    const child = spawn(process.execPath, ['scripts/cli.mjs', ...given], { cwd: ROOT, env });
    const text = { answer: '', errors: '' };
    child.stdout.on('data', (data) => (text.answer += data));
    child.stderr.on('data', (data) => (text.errors += data));
    const status = await new Promise<number | null>((done) => child.once('close', done));
    return { status, ...text };
  };

  beforeAll(() => {
    key = join(folder, 'key.txt');
    const dataDir = join(folder, 'data');
    environment = { DATABASE_URL: process.env.DATABASE_URL ?? '', DATA_DIR: dataDir, APP_SECRET: SECRET, BACKUP_S3_URL: store.url };
  });

  it('copies a backup that is made by hand, lists it first, and restores from the store alone', async () => {
    const made = await run(['backup-key', key]);
    environment.BACKUP_RECIPIENT = made.answer.trim();
    const written = await run(['backup', join(folder, 'before-import.backup.age')]);
    expect(written).toMatchObject({
      status: 0,
      answer: expect.stringMatching(/Copie hors site\u202f: smartindex-\S+\.backup\.age, vérifiée/),
    });
    const [, name] = /hors site\u202f: (smartindex-\S+\.age), /.exec(written.answer) ?? [];
    await rm(join(folder, 'before-import.backup.age'));
    const listed = await run(['backup-list']);
    expect(listed.answer.split('\n')[0]).toMatch(new RegExp(`^${name}\\t\\d+$`));

    for (const source of ['s3://latest', `s3://${name}`, `s3://copies/agence/${name}`]) {
      const target = await cloneDatabase();
      const restored = await run(['restore', source, '--identity', key], { DATABASE_URL: target, DATA_DIR: join(folder, 'other') });
      expect(restored).toMatchObject({ status: 0, answer: expect.stringContaining(`lignes restaurées depuis ${source}.`) });
      const other = await new DataSource(dataSourceOptions(target, 2)).initialize();
      expect(await other.query('SELECT email FROM prospects')).toEqual([{ email: 'anne@example.ch' }]);
      await other.destroy();
    }
  });

  it('restores from an address with its key, and does not repeat the key', async () => {
    const [name] = (await names()).reverse();
    const source = store.url.replace('?', `/${name}?`);
    const target = { DATABASE_URL: await cloneDatabase(), DATA_DIR: join(folder, 'third'), BACKUP_S3_URL: '' };
    const { status, answer, errors } = await run(['restore', source, '--identity', key], target);
    expect(status).toBe(0);
    expect(answer).toContain('lignes restaurées depuis s3://127.0.0.1');
    expect(answer + errors).not.toContain('S3RVER');
  });

  it('ends with an error when the store refuses, writes the file all the same, and quotes no key', async () => {
    const file = join(folder, 'refused.backup.age');
    const wrong = { BACKUP_S3_ACCESS_KEY_ID: 'AKIAWRONG', BACKUP_S3_SECRET_ACCESS_KEY: 'very/secret' };
    const { status, answer, errors } = await run(['backup', file], wrong);
    expect(status).toBe(1);
    expect(answer).toContain('lignes sauvegardées');
    expect(errors).toContain('ne connaît pas cette clé d’accès');
    expect(answer + errors).not.toMatch(/AKIAWRONG|very\/secret/);
    expect((await readFile(file)).subarray(0, 19).toString()).toBe('age-encryption.org/');
    const restored = await run(['restore', 's3://latest', '--replace'], wrong);
    expect(restored).toMatchObject({ status: 1, errors: expect.stringContaining('Rien n’a été changé.') });
  });

  it('sends nothing that is not encrypted', async () => {
    const before = await names();
    const { status, errors } = await run(['backup', join(folder, 'plain.backup')], { BACKUP_RECIPIENT: '' });
    expect([status, await names()]).toEqual([1, before]);
    expect(errors).toContain('n’est pas chiffrée');
  });
});
