import type { DataSource, EntityManager } from 'typeorm';
import { returnedRows } from '../common/database/returned-rows.js';
import { seal } from '../common/encryption.js';
import { newSecret } from '../common/tokens.js';
import { contactHash } from '../modules/suppressions/contact-keys.service.js';
import { opens, type SealedValue, sealedValues } from './sealed-values.js';

const OTHERS: Readonly<Record<string, string>> = {
  contact_hash: 'Clé des oppositions. Elle est refaite pour les prospects connus',
  emelia_webhook: 'Adresse secrète pour Emelia. À donner de nouveau à Emelia (Paramètres, APIs)',
};

/** What does not open with a secret, in French, one line each. Empty = everything does. */
export async function unreadableUnder(manager: EntityManager, secret: string): Promise<string[]> {
  const { keys, hooks, others } = await lost(manager, secret);
  return [
    ...(keys.length > 0 ? [`Clés des services\u202f: ${keys.join(', ')}. À saisir de nouveau (Paramètres, APIs).`] : []),
    ...(hooks.length > 0
      ? [`Secrets de ${hooks.length} webhooks. Ils ne signent plus\u202f: en faire de nouveaux et les donner aux destinataires.`]
      : []),
    ...others.map((name) => `${OTHERS[name] ?? name}.`),
  ];
}

/**
 * Recovers from a lost APP_SECRET: removes what it sealed, so that it can be entered again, and ends sessions. Objections and erasures
 * remain: the key of their hashes is not sealed.
 */
export async function startOver(database: DataSource, secret: string): Promise<string[]> {
  return database.transaction(async (manager) => {
    const unreadable = await unreadableUnder(manager, secret);
    if (unreadable.length === 0) return ['Tout s’ouvre avec ce secret\u202f: rien n’a été changé.'];
    const { values, others } = await lost(manager, secret);
    const isKeyReadable = !others.includes('contact_hash');
    for (const value of values) await takeOut(manager, value, secret);
    await manager.query('DELETE FROM sessions');
    await manager.query(`INSERT INTO audit_log (action, resource, after) VALUES ('new-secret', 'installation', $1)`, [
      JSON.stringify({ taken_out: values.length }),
    ]);
    const [{ refusals } = { refusals: 0 }] = await manager.query<{ refusals: number }[]>(
      'SELECT count(*)::int AS refusals FROM suppressions',
    );
    const keyMessage = isKeyReadable
      ? `${refusals} oppositions et effacements restent en vigueur.`
      : `La clé de ${refusals} oppositions s’est perdue avec le secret\u202f: seules celles de prospects connus restent en vigueur.`;
    return ['Retiré, parce que scellé avec un secret perdu\u202f:', ...unreadable, keyMessage];
  });
}

async function lost(manager: EntityManager, secret: string) {
  const values: SealedValue[] = [];
  for (const value of await sealedValues(manager)) if ((await opens(value.stored, secret)) === null) values.push(value);
  const of = (table: string) => values.filter((value) => value.table === table);
  const names = async (table: string, column: string, name: string) => {
    const stored = of(table)
      .filter((value) => value.column === column)
      .map((value) => value.stored);
    const rows = await manager.query<{ name: string }[]>(`SELECT ${name} AS name FROM ${table} WHERE ${column} = ANY($1) ORDER BY 1`, [
      stored,
    ]);
    return rows.map((row) => row.name);
  };
  const known = new Set(['api_keys', 'webhook_endpoints', 'sealed_secrets']);
  return {
    values,
    keys: await names('api_keys', 'api_key', 'service'),
    hooks: await names('webhook_endpoints', 'secret', 'url'),
    others: [
      ...(await names('sealed_secrets', 'value', 'name')).filter((name) => name !== 'canary'),
      ...values.filter(({ table }) => !known.has(table)).map(({ table, column }) => `${table}.${column}`),
    ],
  };
}

async function takeOut(manager: EntityManager, { table, column, stored }: SealedValue, secret: string): Promise<void> {
  if (table === 'api_keys') await manager.query('DELETE FROM api_keys WHERE api_key = $1', [stored]);
  else if (table === 'sealed_secrets') await takeOutSecret(manager, stored);
  else if (table === 'webhook_endpoints' && column === 'secret') {
    const fresh = await seal(newSecret().secret, secret);
    await manager.query('UPDATE webhook_endpoints SET is_active = false, secret = $2 WHERE secret = $1', [stored, fresh]);
  } else await manager.query(`UPDATE "${table}" SET "${column}" = NULL WHERE "${column}" = $1`, [stored]);
}

/** Removes a secret, which the installation creates again; the key of hashes at once, for all known addresses. */
async function takeOutSecret(manager: EntityManager, stored: string): Promise<void> {
  const [gone] = returnedRows(
    await manager.query<{ name: string }[]>('DELETE FROM sealed_secrets WHERE value = $1 RETURNING name', [stored]),
  );
  if (gone?.name !== 'contact_hash') return;
  const key = newSecret().secret;
  await manager.query(`INSERT INTO sealed_secrets (name, value) VALUES ('contact_hash', $1)`, [key]);
  for (const table of ['suppressions', 'unsubscribe_links', 'campaign_recipients']) {
    const known = await manager.query<{ hash: string; email: string }[]>(
      `SELECT DISTINCT t.email_hash AS hash, p.email FROM ${table} t JOIN prospects p ON p.id = t.prospect_id`,
    );
    for (const { hash, email } of known)
      await manager.query(`UPDATE ${table} SET email_hash = $2 WHERE email_hash = $1`, [hash, contactHash(key, email)]);
  }
}
