import type { Client } from 'pg';

/** What the one measured prospect has, for all the others too. */
export async function copyResults(database: Client): Promise<void> {
  // first: results of a former address are put aside
  await database.query(
    `UPDATE prospects p SET site_url = one.site_url, business_name = one.business_name, metadata = one.metadata
       FROM prospects one WHERE one.id = (SELECT prospect_id FROM site_judgements ORDER BY judged_at LIMIT 1)`,
  );
  const { rows: tables } = await database.query<{ name: string; has_uuid: boolean; has_identity: boolean }>(
    `SELECT p.table_name AS name, bool_or(c.column_name = 'id' AND c.data_type = 'uuid') AS has_uuid,
            bool_or(c.column_name = 'id' AND c.is_identity = 'YES') AS has_identity
       FROM information_schema.columns p JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE p.table_schema = 'public' AND p.column_name = 'prospect_id' AND p.data_type = 'uuid'
        AND (p.table_name LIKE '%\\_results' OR p.table_name IN ('instant_page_analysis', 'personalized_intros', 'ai_recommendations', 'site_judgements', 'measurements'))
      GROUP BY p.table_name`,
  );
  for (const { name, has_uuid, has_identity } of tables) {
    const id = has_uuid
      ? `|| jsonb_build_object('id', gen_random_uuid())`
      : has_identity
        ? `|| jsonb_build_object('id', nextval(pg_get_serial_sequence('${name}', 'id')))`
        : '';
    await database.query(
      `INSERT INTO ${name} ${has_identity ? 'OVERRIDING SYSTEM VALUE' : ''}
       SELECT (jsonb_populate_record(NULL::${name}, to_jsonb(r) || jsonb_build_object('prospect_id', p.id) ${id})).*
         FROM ${name} r CROSS JOIN prospects p WHERE p.id <> r.prospect_id ON CONFLICT DO NOTHING`,
    );
  }
  // each has a website of its own to be compared by
  await database.query(`UPDATE pagespeed_results SET url = 'https://site-' || left(prospect_id::text, 8) || '.example/'`);
}
