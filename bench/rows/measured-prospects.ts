import type { Client } from 'pg';
import { ended, type Product, runScan } from '../product.ts';

const COUNT = 500;

/** Prospects that all have the results of one that was measured; returns their tokens. */
export async function measuredProspects(product: Product): Promise<string[]> {
  const { database } = product;
  await product.addProspects(COUNT);
  const worker = await product.startWorker();
  const { rows } = await database.query<{ id: string; token: string }>('SELECT id, token FROM prospects ORDER BY token');
  const failed = await runScan(product, '/api/admin/scans', { kind: 'bulk', prospectIds: [rows[0]?.id] });
  await ended(worker);
  if (failed > 0) throw new Error('the prospect could not be measured');
  await copyResults(database, rows[0]?.id ?? '');
  return rows.map(({ token }) => token);
}

/** The website goes first: results belong to the address that was measured, and a later change would put them aside. */
async function copyResults(database: Client, from: string): Promise<void> {
  await database.query(
    `UPDATE prospects p SET site_url = one.site_url, business_name = one.business_name, metadata = one.metadata
       FROM prospects one WHERE one.id = $1 AND p.id <> one.id`,
    [from],
  );
  const { rows: tables } = await database.query<{ name: string; id: string | null }>(
    `SELECT p.table_name AS name, (SELECT c.data_type FROM information_schema.columns c
                                     WHERE c.table_schema = 'public' AND c.table_name = p.table_name AND c.column_name = 'id') AS id
       FROM information_schema.columns p
      WHERE p.table_schema = 'public' AND p.column_name = 'prospect_id' AND p.data_type = 'uuid'
        AND (p.table_name LIKE '%\\_results' OR p.table_name IN ('instant_page_analysis', 'personalized_intros', 'ai_recommendations', 'site_judgements', 'measurements'))`,
  );
  for (const { name, id } of tables) {
    const newId = id === 'uuid' ? 'gen_random_uuid()' : `nextval(pg_get_serial_sequence('${name}', 'id'))`;
    const changed = `jsonb_build_object('prospect_id', p.id${id ? `, 'id', ${newId}` : ''})`;
    await database.query(
      `INSERT INTO ${name} ${id && id !== 'uuid' ? 'OVERRIDING SYSTEM VALUE' : ''}
       SELECT (jsonb_populate_record(NULL::${name}, to_jsonb(r) || ${changed})).*
         FROM ${name} r CROSS JOIN prospects p WHERE r.prospect_id = $1 AND p.id <> r.prospect_id ON CONFLICT DO NOTHING`,
      [from],
    );
    const { rows } = await database.query<{ own: number; all: number }>(
      `SELECT count(*) FILTER (WHERE prospect_id = $1)::int AS own, count(*)::int AS all FROM ${name}`,
      [from],
    );
    const { own = 0, all = 0 } = rows[0] ?? {};
    if (all !== own * COUNT) throw new Error(`${name}: ${all} rows instead of ${own} for each of ${COUNT} prospects`);
  }
  await database.query('VACUUM ANALYZE');
}
