import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { PostgresNaming } from './naming.js';
import { optionsOf, SESSION } from './pooler.js';

/** Idle connections of the last minute stay open: opening one costs more than most queries. */
const IDLE_MS = 60_000;

/** Connection settings shared by the application, the command line and the tests. */
export function dataSourceOptions(url: string, poolSize: number, isPooled = false) {
  return {
    type: 'postgres',
    driver: pg, // otherwise TypeORM tries to load one at start
    url,
    poolSize,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    applicationName: 'smartindex',
    namingStrategy: new PostgresNaming(),
    parseInt8: true,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    // a pooler keeps no session settings
    extra: {
      idleTimeoutMillis: IDLE_MS,
      ...(isPooled ? {} : { keepsSessions: true, options: optionsOf(SESSION) }),
    },
  } satisfies DataSourceOptions;
}

/** Migrates a database to the newest schema, without a time limit. Several processes may call it at once: they wait for each other. */
export async function migrate(url: string): Promise<string[]> {
  const { extra, ...options } = dataSourceOptions(url, 2);
  const unhurried = { ...extra, options: optionsOf({ ...SESSION, statement_timeout: '0' }) };
  const source = await new DataSource({ ...options, extra: unhurried }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('smartindex.migrations'))`);
    const applied = await source.runMigrations({ transaction: 'each' });
    if (applied.length > 0) await vacuumWrittenAnew(source);
    return applied.map(({ name }) => name);
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(hashtext('smartindex.migrations'))`).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}

/** Vacuums tables that an upgrade has rewritten: index-only scans need their visibility map, and autovacuum does not run by itself. */
async function vacuumWrittenAnew(source: DataSource): Promise<void> {
  const tables = await source.query<{ name: string }[]>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relallvisible = 0 AND pg_relation_size(oid) > 0`,
  );
  for (const { name } of tables) await source.query(`VACUUM ANALYZE ${name}`);
}
