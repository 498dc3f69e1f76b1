import type { EntityManager } from 'typeorm';
import { isSealed, unseal } from '../../common/encryption.js';
import type { JobQueue } from '../../common/jobs/job-queue.service.js';
import { ADDRESS_COLUMNS } from '../../modules/personal-data/person-data.queries.js';
import { PersonErasureOrder } from '../../modules/personal-data/person-erasure.entity.js';
import { erasePerson } from '../../modules/personal-data/personal-data-jobs.js';
import { contactHash } from '../../modules/suppressions/contact-keys.service.js';

/**
 * Orders the erasure of people who were erased after the backup, in the transaction of the restore, so that a worker executes it even if
 * this process dies. Returns their ids.
 */
export async function orderErasures(manager: EntityManager, queue: JobQueue, secret: string): Promise<string[]> {
  const rows = await manager.query<{ email_hash: string }[]>(`SELECT email_hash FROM suppressions WHERE reason = 'erased'`);
  const key = rows.length > 0 ? await hashKey(manager, secret) : null;
  if (!key) return [];
  const erased = new Set(rows.map(({ email_hash }) => email_hash));
  const orders: string[] = [];
  for (const address of await addresses(manager)) {
    if (!erased.has(contactHash(key, address))) continue;
    const order = { address, requested_by: null, requested_by_email: 'restauration' } as PersonErasureOrder;
    const { id } = await manager.save(PersonErasureOrder, order);
    await queue.enqueue(erasePerson, { erasureId: id }, { manager });
    orders.push(id);
  }
  return orders;
}

/** Null when it was sealed with another secret. */
async function hashKey(manager: EntityManager, secret: string): Promise<string | null> {
  const [row] = await manager.query<{ value: string }[]>(`SELECT value FROM sealed_secrets WHERE name = 'contact_hash'`);
  if (!row) return null;
  return isSealed(row.value) ? unseal(row.value, secret).catch(() => null) : row.value;
}

async function addresses(manager: EntityManager): Promise<string[]> {
  const columns = await manager.query<{ table: string; column: string }[]>(
    `SELECT quote_ident(c.table_name) AS table, quote_ident(c.column_name) AS column FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.data_type = 'text' AND c.column_name = ANY($1)
        AND c.table_name <> 'users'`,
    [ADDRESS_COLUMNS],
  );
  const each = columns.map(({ table, column }) => `SELECT lower(btrim(${column})) AS address FROM ${table} WHERE ${column} LIKE '%@%'`);
  const rows = await manager.query<{ address: string }[]>(each.join(' UNION '));
  return rows.map(({ address }) => address);
}
