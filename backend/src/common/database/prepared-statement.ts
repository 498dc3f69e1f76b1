import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { openTransaction } from './one-connection.js';

/**
 * Runs a named prepared statement, so that each connection parses and plans it once (node-postgres, "prepared statements"), inside the
 * current transaction if there is one. For the few statements whose planning takes longer than their execution. Name the columns one by
 * one: a migration must not change them. Behind a transaction pooler the statement has no name.
 */
export async function runPrepared<Row extends object>(database: DataSource, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const runner = openTransaction()?.queryRunner;
  const client = runner ? ((await runner.connect()) as PoolClient) : ((database.driver as PostgresDriver).master as Pool);
  const { rows } = await client.query<Row>({ text, values, ...(database.options.extra?.keepsSessions && { name }) });
  return rows;
}
