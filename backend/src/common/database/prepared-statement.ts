import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { openTransaction } from './one-connection.js';

/**
 * Runs a named prepared statement (node-postgres, "prepared statements"). Each connection parses and plans it once. Inside a transaction it
 * runs on the connection of the transaction. Use it only where planning takes longer than execution. List the columns: a migration must not
 * change them. Behind a transaction pooler the statement has no name.
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
