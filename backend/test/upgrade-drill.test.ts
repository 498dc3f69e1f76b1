import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { replaceRows, restore } from '../src/cli/backup/restore.js';
import { NOT_SAVED } from '../src/common/backups/backup-format.js';
import { checkBackup } from '../src/common/backups/read-backup.js';
import { dataSourceOptions, migrate } from '../src/common/database/data-source.js';
import { migrations } from '../src/common/database/migrations/index.js';
import type { PublicQuiz } from '../src/modules/quiz/quiz.contract.js';
import { startApp, type TestApp } from './support/app.js';
import { cloneDatabase, emptyDatabase } from './support/database.js';

/** A working installation of version 1.0: 36 prospects, measured, answered, booked, written to. */
const BEFORE = new URL('./fixtures/version-1.0.0.backup', import.meta.url).pathname;
const SECRET = 'previous-version-secret-of-32-characters';

/** A migration that comes after those of 1.0 and needs the rows of an installation. */
class Later9999000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notes ADD COLUMN later text; UPDATE notes SET later = prospect_id::text`);
    await runner.query(`ALTER TABLE prospects ADD COLUMN later text; UPDATE prospects SET later = token`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

let applied: string[];
let upgraded: TestApp;
let migrated: Record<string, string[]>;
/** Tables of which PostgreSQL knows of no page that all of its rows are seen by everybody, and has not looked. */
let unseen: unknown[];
beforeAll(async () => {
  migrations.push(Later9999000000000);
  ({ migrations: applied } = await checkBackup(
    BEFORE,
    migrations.map(({ name }) => name),
  ));
  const url = (await emptyDatabase()).href;
  await asOf(url, applied);
  await noteLimits(url);
  await migrate(url);
  unseen = await unseenAt(url);
  migrated = await contentAt(url);
  upgraded = await startApp({ DATABASE_URL: url, APP_SECRET: SECRET, PUBLIC_URL: 'https://check.example.ch' });
});
afterAll(() => upgraded.stop());

/** The database of the version before, with its rows in its own schema. */
async function asOf(url: string, names: readonly string[]): Promise<void> {
  const steps: (new () => MigrationInterface)[] = migrations.filter(({ name }) => names.includes(name));
  const source = await new DataSource({ ...dataSourceOptions(url, 2), migrations: steps }).initialize();
  await source.runMigrations({ transaction: 'each' });
  await source.transaction((manager) => replaceRows(manager, BEFORE, undefined));
  await source.destroy();
}

/** What every change of the schema is allowed to take, as PostgreSQL has it. */
async function noteLimits(url: string): Promise<void> {
  const source = await new DataSource(dataSourceOptions(url, 1)).initialize();
  await source.query(`
    CREATE SCHEMA upgrade;
    CREATE TABLE upgrade.limits (statement_timeout text NOT NULL);
    CREATE FUNCTION upgrade.note() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO upgrade.limits VALUES (current_setting('statement_timeout')); END $$;
    CREATE EVENT TRIGGER upgrade_limits ON ddl_command_start EXECUTE FUNCTION upgrade.note()`);
  await source.destroy();
}

async function unseenAt(url: string): Promise<unknown[]> {
  const source = await new DataSource(dataSourceOptions(url, 1)).initialize();
  const tables = await source.query<unknown[]>(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relallvisible = 0 AND pg_relation_size(oid) > 0
        AND pg_stat_get_last_vacuum_time(oid) IS NULL`,
  );
  await source.destroy();
  return tables;
}

const rows = <T>(database: DataSource, text: string, values: unknown[] = []) => database.query<T[]>(text, values);
const admin = <T>(path: string) => upgraded.call<T>('GET', `/api/admin/${path}`, { as: upgraded.admin });
const total = async (list: string) => Number((await admin(list)).headers.get('content-range')?.split('/')[1]);

it('applies the schema of 1.0 before later migrations', () => {
  expect(applied).toEqual(['Initial1796000000000']);
});

describe('an upgraded installation of the previous version', () => {
  it('may take as long as its rows need: a million cannot be written within a minute', async () => {
    expect(await rows(upgraded.database, 'SELECT DISTINCT statement_timeout FROM upgrade.limits')).toEqual([{ statement_timeout: '0' }]);
  });

  it('leaves no table that must be vacuumed for index-only scans', () => {
    expect(unseen).toEqual([]);
  });

  it('shows each of its personal pages by the sent links', async () => {
    const prospects = await rows<{ token: string; business_name: string }>(upgraded.database, 'SELECT token FROM prospects ORDER BY token');
    expect(prospects).toHaveLength(36);
    for (const { token } of prospects)
      for (const path of [`prospects/${token}`, `prospects/${token.toUpperCase()}`, `quiz/${token}`])
        expect([path, (await upgraded.call('GET', `/api/public/${path}`)).status]).toEqual([path, 200]);
  });

  it('preserves input of people: answers and score, call, request, message, referral, objection', async () => {
    const quiz = (await upgraded.call<PublicQuiz>('GET', '/api/public/quiz/Mesure42')).body;
    expect([quiz.status, quiz.answers.length]).toEqual(['done', 7]);
    expect((await upgraded.call<PublicQuiz>('GET', '/api/public/quiz/halfway7')).body.answers).toHaveLength(3);
    const [counts] = await rows(
      upgraded.database,
      `SELECT (SELECT count(*)::int FROM appointments JOIN prospects p ON p.id = prospect_id WHERE p.token = 'Mesure42') AS calls,
              (SELECT count(*)::int FROM contact_messages WHERE email = 'paul@rochat.example') AS messages,
              (SELECT count(*)::int FROM referrals r JOIN prospects p ON p.id = r.prospect_id WHERE p.token = 'Mesure42') AS referrals,
              (SELECT count(*)::int FROM campaign_recipients WHERE state = 'sent') AS letters,
              (SELECT count(*)::int FROM suppressions) AS refusals`,
    );
    expect(counts).toEqual({ calls: 1, messages: 1, referrals: 1, letters: 3, refusals: 2 });
  });

  it('is usable by its staff: lists count rows, keys open, passwords work', async () => {
    for (const list of [
      'prospects',
      'campaigns',
      'appointments',
      'audit-requests',
      'referrals',
      'messages',
      'imports',
      'users',
      'outbox',
      'quiz-questions',
    ])
      expect([list, (await admin(`${list}?range=[0,9]`)).status]).toEqual([list, 200]);
    expect(await total('prospects?range=[0,0]')).toBe(6);
    expect(await total('prospects?range=[0,0]&filter={"example":true}')).toBe(30);
    expect(await total('prospects?range=[0,0]&filter={"quiz_fait":true}')).toBe(
      (
        await rows<{ n: number }>(
          upgraded.database,
          `SELECT count(*)::int AS n FROM prospects WHERE quiz_fait AND NOT metadata @> '{"demo": true}'`,
        )
      )[0]?.n,
    );
    const keys = (await admin<{ state: string }[]>('api-keys')).body;
    expect(keys.map(({ state }) => state)).toEqual(Array(6).fill('encrypted'));
  });
});

describe('a restored backup of the previous version', () => {
  it('equals the upgraded installation row by row', async () => {
    const url = await cloneDatabase();
    await migrate(url);
    const target = await new DataSource(dataSourceOptions(url, 2)).initialize();
    await target.query(`INSERT INTO backup_runs (file) VALUES ('hier.backup')`);
    await restore(target, BEFORE, { secret: SECRET });
    // what became of the backups belongs to the place, not to the data
    expect(await target.query('SELECT file FROM backup_runs')).toEqual([{ file: 'hier.backup' }]);
    await target.destroy();
    expect(await contentAt(url)).toEqual(migrated);
  });
});

/** Every row of every saved table. */
async function contentAt(url: string): Promise<Record<string, string[]>> {
  const source = await new DataSource(dataSourceOptions(url, 1)).initialize();
  const tables = await source.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !NOT_SAVED.has(table.name)))
    found[name] = (await source.query<{ row: string }[]>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`)).map(
      ({ row }) => row,
    );
  await source.destroy();
  return found;
}
