import { productDatabase } from './reports.ts';
import { expect } from './test.js';

/** Returns the newest e-mail to an address, or the newest of a kind, from the outbox: tests send nothing. */
export async function mailTo(recipient: string, kind: string | null = null): Promise<string> {
  const database = await productDatabase();
  try {
    const { rows } = await database.query<{ body_text: string }>(
      'SELECT body_text FROM outbox WHERE recipient = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY created_at DESC LIMIT 1',
      [recipient, kind],
    );
    return rows[0]?.body_text ?? '';
  } finally {
    await database.end();
  }
}

/** Returns the first matching link in the newest e-mail to an address, once it is written. */
export async function linkTo(recipient: string, link: RegExp, kind: string | null = null, timeout = 20_000): Promise<string> {
  let found = '';
  const look = async () => {
    found = link.exec(await mailTo(recipient, kind))?.[0] ?? '';
    return found;
  };
  await expect.poll(look, { message: `a link to ${recipient}`, timeout }).not.toBe('');
  return found;
}
