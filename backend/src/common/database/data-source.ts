import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { PostgresNaming } from './naming.js';

/** How many new rows the index of the search may leave unsorted; each search reads them one by one. Imports have their own limit. */
const PENDING_SEARCH_KB = 512;

/** Connection settings shared by the application, the command line and the tests. */
export function dataSourceOptions(url: string, poolSize = 12) {
  return {
    type: 'postgres',
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
    extra: {
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
      options: `-c gin_pending_list_limit=${PENDING_SEARCH_KB}`,
    },
  } satisfies DataSourceOptions;
}

/** Brings a database to the newest schema; several processes may call it at once. */
export async function migrate(url: string): Promise<string[]> {
  const source = await new DataSource(dataSourceOptions(url, 2)).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('smartindex.migrations'))`);
    const applied = await source.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => name);
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(hashtext('smartindex.migrations'))`).catch(() => undefined);
    await lock.release();
    await source.destroy();
  }
}
