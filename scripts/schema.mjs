// Writes docs/schema.sql from the built migrations, on a PostgreSQL of its own: `npm run schema`. backend/test/schema.test.ts compares.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../backend/dist/common/database/data-source.js';
import { startEmbeddedPostgres } from '../backend/dist/common/database/embedded-postgres.js';
import { schemaText } from '../backend/test/support/schema-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'smartindex-schema-'));
chmodSync(folder, 0o755); // reachable for the database's own user when this runs as root
const server = await startEmbeddedPostgres(folder, { fsync: 'off' });
try {
  await migrate(server.url);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  writeFileSync(join(import.meta.dirname, '../docs/schema.sql'), await schemaText(client));
  await client.end();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
