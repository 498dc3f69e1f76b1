import { productDatabase } from './reports.ts';

/** The newest e-mail to somebody, or the newest of a kind, from the outbox: tests send nothing. */
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
