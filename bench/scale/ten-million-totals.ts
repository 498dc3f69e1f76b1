// Whether the kept totals are what is there, after changes of one and of many rows.
import type { Client } from 'pg';
import { KINDS, kindOf } from '../../backend/src/common/database/migrations/1795410000000-prospect-totals.ts';

/** By statements of one and of many rows. */
export async function change(database: Client): Promise<void> {
  const some = 'SELECT id FROM prospects WHERE id >= gen_random_uuid() ORDER BY id LIMIT 2000';
  await database.query(`UPDATE prospects SET page_vue = NOT page_vue, score = 71, status = 'qualified' WHERE id IN (${some})`);
  await database.query(`DELETE FROM prospects WHERE id IN (${some})`);
  for (let one = 0; one < 50; one++)
    await database.query(`UPDATE prospects SET rdv_pris = NOT rdv_pris WHERE id = (${some.replace('2000', '1')})`);
}

export async function differing(database: Client): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (
       SELECT ${KINDS}, count(*) AS n FROM (SELECT ${kindOf('prospects')} FROM prospects WHERE deletion_id IS NULL) present GROUP BY ${KINDS}) present
     FULL JOIN (SELECT ${KINDS}, sum(n) AS n FROM prospect_current_totals WHERE sort = 'nom' GROUP BY ${KINDS} HAVING sum(n) <> 0) kept USING (${KINDS})
     WHERE present.n IS DISTINCT FROM kept.n`,
  );
  return rows[0]?.n ?? -1;
}
