// One PostgreSQL for the whole run, and one migrated database that every test file clones.
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { migrate } from '../../dist/common/database/data-source.js';
import { startEmbeddedPostgres } from '../../dist/common/database/embedded-postgres.js';
import { settingsDocuments } from '../../dist/modules/settings/settings.contract.js';
import { databaseOnServer } from './database-on-server.mjs';
import { makeTestFolder } from './test-folder.mjs';

/** Nothing outlives a run, so nothing has to survive a crash; there are a hundred databases, too many for autovacuum's every minute. */
const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '200' };

export default async function setup() {
  const folder = makeTestFolder();
  const server = await testServer(folder);
  await migrate(server.url);
  await settle(server.url);
  const boss = await new PgBoss({ connectionString: server.url, schema: 'pgboss', supervise: false, schedule: false }).start();
  await boss.stop({ graceful: false });
  globalThis.testServer = server;
  globalThis.testFolder = folder;
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_FOLDER = folder;
}

/** Starts the embedded PostgreSQL, or creates a database on the server of TEST_DATABASE_URL. The role in that URL needs CREATEDB. */
async function testServer(folder) {
  const given = process.env.TEST_DATABASE_URL;
  return given ? databaseOnServer(given) : startEmbeddedPostgres(folder, DISPOSABLE);
}

/**
 * Medians would keep a browser busy behind every scan, all tests come from one address, and alerts and the digest of the
 * day would lie in every outbox: each has tests of its own, which put the settings back.
 */
async function settle(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const wide = Object.fromEntries(Object.keys(settingsDocuments.rateLimits.parse({})).map((rule) => [rule, { max: 1_000_000 }]));
  const settings = {
    measurement: { medianOfThree: false },
    alerts: { enabled: false, digest: { enabled: false } },
    rateLimits: { ...wide, unknownTokens: { max: 1_000_000, alarm: 1_000_000 } },
  };
  for (const [key, value] of Object.entries(settings))
    await client.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [key, value]);
  await client.end();
}
