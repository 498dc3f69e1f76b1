import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { restore } from '../src/cli/backup/restore.js';
import { NOT_SAVED } from '../src/common/backups/backup-format.js';
import { writeBackup } from '../src/common/backups/write-backup.js';
import { dataSourceOptions, migrate } from '../src/common/database/data-source.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { ADMIN } from './support/app.js';
import { cloneDatabase } from './support/database.js';
import { type DatabaseServer, OTHER_VERSIONS, startPgBouncer, startPostgres } from './support/database-servers.js';
import { killStarted, startProduct } from './support/product.js';
import { wholeDatabase } from './support/whole-database.js';

/** A working installation of version 1.0: 36 prospects, measured, answered, booked, written to. */
const INSTALLATION = new URL('./fixtures/version-1.0.0.backup', import.meta.url).pathname;
const SECRET = 'previous-version-secret-of-32-characters';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'smartindex-databases-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(OTHER_VERSIONS)('a major upgrade of PostgreSQL %s', (version) => {
  let old: DatabaseServer;
  beforeAll(async () => {
    old = await startPostgres(version);
  });
  afterAll(() => old?.stop());

  /** The content of a migrated database. */
  async function at<T>(url: string, work: (database: DataSource) => Promise<T>): Promise<T> {
    const database = await new DataSource(dataSourceOptions(url, 2)).initialize();
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }
  const rowsOf = (database: DataSource) => wholeDatabase(database, [...NOT_SAVED]);

  it('takes every row by the product’s own backup to the version of this run', async () => {
    const file = join(folder, `before-${version}.backup`);
    await migrate(old.url);
    const before = await at(old.url, async (database) => {
      await restore(database, INSTALLATION, { secret: SECRET });
      await writeBackup(database, file, { now: new Date() });
      return rowsOf(database);
    });
    expect(before.prospects).toHaveLength(36);
    const url = await cloneDatabase();
    const after = await at(url, async (database) => {
      await restore(database, file, { secret: SECRET });
      return rowsOf(database);
    });
    expect(after).toEqual(before);
  });
});

describe('behind PgBouncer in transaction mode', () => {
  let database: string;
  let pooler: DatabaseServer;
  beforeAll(async () => {
    database = await cloneDatabase();
    pooler = await startPgBouncer(database);
  });
  afterAll(async () => {
    await killStarted();
    await pooler?.stop();
  });

  it('staff and visitors at once lose nothing: fifty prospects, their pages, answers and lists', async () => {
    const environment = {
      ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database, DATA_DIR: folder, ROLE: 'web', LOG_LEVEL: 'error' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    };
    const { url, output } = await startProduct(environment, [process.execPath, 'backend/dist/main.js']);
    const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
      const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
      const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return (text ? JSON.parse(text) : undefined) as T;
    };
    const { accessToken } = await call<{ accessToken: string }>('POST', '/api/auth/login', ADMIN);
    const staff = <T>(method: string, path: string, body?: object) => call<T>(method, `/api/admin/${path}`, body, accessToken);
    const people = Array.from({ length: 50 }, (_, n) => ({
      ...{ prenom: 'Anne', nom: `Exemple ${n}`, email: `anne${n}@example.ch`, site_url: `https://exemple-${n}.ch/` },
    }));
    const answered = await Promise.all(
      people.map(async (person) => {
        const { token } = await staff<{ token: string }>('POST', 'prospects', person);
        const page = await fetch(`${url}/analyse/${token}`);
        const { questions } = await call<PublicQuiz>('GET', `/api/public/quiz/${token}`);
        const [first] = questions;
        await call('PUT', `/api/public/quiz/${token}/answers/${first?.id}`, { answer: first?.options[0] });
        const [listed] = await Promise.all([staff<unknown[]>('GET', 'prospects'), call('GET', `/api/public/prospects/${token}`)]);
        return [page.status, listed.length > 0, (await call<PublicQuiz>('GET', `/api/public/quiz/${token}`)).answers.length];
      }),
    );
    expect(answered).toEqual(people.map(() => [200, true, 1]));
    expect(output()).not.toMatch(/prepared statement|does not exist|error/i);
    expect(pooler.output()).not.toMatch(/WARNING|ERROR/);
  });
});
