// Prospects by the million, faster than through indexes, triggers and kept totals row by row: the same rows as `fillProspects`.
import type { Client } from 'pg';
import { KINDS, kindOf, SORTS } from '../../backend/src/common/database/migrations/1795410000000-prospect-totals.ts';
import { INSERT_PROSPECTS } from '../prospect-rows.ts';

const PART = 250_000;
/** Of each order, as the product divides them. */
const BUCKET = 8000;

/** Into an empty table; the totals are made by the product's own functions. */
export async function fillLean(database: Client, count: number, tell: (step: string) => void): Promise<void> {
  await database.query(`SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off`);
  // nobody tidies the totals meanwhile
  await database.query(`SELECT pg_advisory_lock(hashtext('prospect_totals.keep'))`);
  const { rows: indexes } = await database.query<{ name: string; statement: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS statement FROM pg_index
      WHERE indrelid = 'prospects'::regclass AND NOT indisprimary AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  await database.query('ALTER TABLE prospects DISABLE TRIGGER USER; ALTER TABLE prospects ENABLE TRIGGER prospect_searchable');
  for (let from = 1; from <= count; from += PART) await database.query(INSERT_PROSPECTS, [from, Math.min(count, from + PART - 1)]);
  await database.query('ALTER TABLE prospects ENABLE TRIGGER USER');
  tell('rows');
  for (const { statement } of indexes) await database.query(statement);
  tell('indexes');
  await database.query('VACUUM ANALYZE prospects');
  tell('analysed');
  await database.query(
    `INSERT INTO prospect_total_changes (sort, bucket, ${KINDS}, n)
     SELECT mark.sort, mark.bucket, ${KINDS}, present.n
       FROM (SELECT ${KINDS}, count(*) AS n FROM (SELECT ${kindOf('prospects')} FROM prospects) one GROUP BY ${KINDS}) present,
            (SELECT sort, min(bucket) AS bucket FROM prospect_landmarks GROUP BY sort) mark`,
  );
  await database.query('SELECT fold_prospect_totals()');
  for (const _ of SORTS) await database.query('SELECT divide_prospect_bucket($1)', [BUCKET]);
  await database.query('VACUUM ANALYZE prospect_totals, prospect_total_changes, prospect_landmarks');
  await database.query(`SELECT pg_advisory_unlock(hashtext('prospect_totals.keep'))`);
  tell('totals');
}
