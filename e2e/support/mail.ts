import { join } from 'node:path';
import { Client } from 'pg';
import type * as Embedded from '../../backend/src/common/database/embedded-postgres.js';
import { ownProduct } from './test.js';

const EMBEDDED = join(import.meta.dirname, '../../backend/dist/common/database/embedded-postgres.js');

/** The newest e-mail to somebody, from the outbox: tests send nothing. */
export async function mailTo(recipient: string): Promise<string> {
  const { startEmbeddedPostgres } = (await import(EMBEDDED)) as typeof Embedded;
  const { url } = await startEmbeddedPostgres(ownProduct().folder); // joins the running one
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT body_text FROM outbox WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1', [recipient]);
    return (rows[0] as { body_text: string } | undefined)?.body_text ?? '';
  } finally {
    await client.end();
  }
}
