import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { openTransaction } from './one-connection.js';

/**
 * Runs a named prepared statement, so that each connection parses and plans it once (node-postgres, "prepared statements"), inside the
 * current transaction if there is one. For the few statements whose planning takes longer than their execution. Name the columns one by
 * one: a migration must not change them. Behind a transaction pooler the statement has no name.
 */
export async function runPrepared<Row extends object>(database: DataSource, name: string, sql: string, values: unknown[]): Promise<Row[]> {
  const named = database.options.extra?.keepsSessions ? { name } : {};
  const runner = openTransaction()?.queryRunner;
  if (!runner) {
    const pool: Pool = (database.driver as PostgresDriver).master;
    return (await pool.query<Row>({ text: sql, values, ...named })).rows;
  }
  const client: PoolClient = await runner.connect();
  return (await client.query<Row>({ text: sql, values, ...named })).rows;
}
