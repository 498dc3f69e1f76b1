// Databases of a test run on a PostgreSQL that is not ours: all carry the prefix of this run, and are dropped after it.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export async function databaseOnServer(server) {
  const prefix = `smartindex_test_${randomBytes(4).toString('hex')}`;
  process.env.TEST_DATABASE_PREFIX = prefix;
  const url = new URL(server);
  url.pathname = `/${prefix}_template`;
  await query(server, `CREATE DATABASE ${prefix}_template TEMPLATE template0`);
  return { url: url.href, stop: () => dropAll(server, prefix) };
}

async function dropAll(server, prefix) {
  const databases = await query(server, `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)`, [prefix]);
  for (const { name } of databases) await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function query(connectionString, sql, values) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
