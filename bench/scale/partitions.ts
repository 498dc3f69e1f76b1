// The history of prospects (`measurements`) and their visits (`events`) whole, by month and by prospect, under the product's own statements:
// `node bench/scale/partitions.ts [--rows 1000000]`. Processor of PostgreSQL per answer, and what it costs to forget a month.
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { type BenchProduct, startBenchProduct } from '../product.ts';
import { load } from '../rows/load.ts';
import { spentByAll } from '../rows/processor.ts';
import { measuredProspects } from '../rows/visits.ts';
import { widenLimits } from '../wide-limits.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(values.rows);
const MONTHS = 24;
const PARTS = 16;
const TABLES = { events: 'occurred_at', measurements: 'measured_at' } as const;
const LAYOUTS = { whole: null, 'by month': 'RANGE', 'by prospect': 'HASH' } as const;

const product = await startBenchProduct(0);
try {
  await widenLimits(product.call);
  const tokens = await measuredProspects(product);
  await fillHistory(product.database);
  for (const [name, by] of Object.entries(LAYOUTS)) {
    if (by) for (const [table, time] of Object.entries(TABLES)) await divide(product.database, table, time, by);
    await product.database.query('VACUUM ANALYZE events, measurements');
    console.log(name, await figures(product, tokens));
  }
} finally {
  await product.stop();
}

/** Two years of visits and measurements, of which each prospect of the pages has its share. */
async function fillHistory(database: Client): Promise<void> {
  const spread = `now() - random() * interval '${MONTHS - 1} months'`;
  await database.query('ALTER TABLE events DISABLE TRIGGER USER; ALTER TABLE measurements DISABLE TRIGGER USER');
  const some = `(SELECT array_agg(id) AS ids FROM prospects) known, generate_series(1, ${ROWS}) n`;
  const one = 'known.ids[1 + n % cardinality(known.ids)]';
  await database.query(
    `INSERT INTO events (prospect_id, type, actor, occurred_at)
     SELECT ${one}, (ARRAY['page_view', 'page_view', 'link_open', 'quiz_start'])[1 + n % 4], (ARRAY['human', 'gateway', 'unknown'])[1 + n % 3], ${spread} FROM ${some}`,
  );
  await database.query(
    `INSERT INTO measurements (prospect_id, analysis, state, source, measured_at, result)
     SELECT ${one}, (ARRAY['pagespeed', 'cms', 'page', 'reviews', 'keywords'])[1 + n % 5], 'measured', 'live', ${spread} - interval '1 day', '{"score": 50}' FROM ${some}`,
  );
  await database.query('ALTER TABLE events ENABLE TRIGGER USER; ALTER TABLE measurements ENABLE TRIGGER USER');
}

/** As a migration would: the same columns, checks, indexes, reference and trigger; the key has to have what divides in it. */
async function divide(database: Client, table: string, time: string, by: 'RANGE' | 'HASH'): Promise<void> {
  const [kept, key] = [`${table}_before`, by === 'RANGE' ? time : 'prospect_id'];
  await database.query(`ALTER TABLE ${table} RENAME TO ${kept}`);
  const { rows: indexes } = await database.query<{ name: string; statement: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS statement FROM pg_index WHERE indrelid = $1::regclass AND NOT indisprimary`,
    [kept],
  );
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  await database.query(
    `CREATE TABLE ${table} (LIKE ${kept} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING IDENTITY, PRIMARY KEY (id, ${key})) PARTITION BY ${by} (${key})`,
  );
  for (let part = 0; part < (by === 'RANGE' ? MONTHS + 2 : PARTS); part++) {
    const month = (more: number) => `date_trunc('month', now()) + interval '${part - MONTHS + more} months'`;
    const { rows } = await database.query<{ from: string; to: string }>(`SELECT (${month(0)})::text AS "from", (${month(1)})::text AS to`);
    const bounds = by === 'RANGE' ? `FROM ('${rows[0]?.from}') TO ('${rows[0]?.to}')` : `WITH (MODULUS ${PARTS}, REMAINDER ${part})`;
    await database.query(`CREATE TABLE ${table}_${by}_${part} PARTITION OF ${table} FOR VALUES ${bounds}`);
  }
  await database.query(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${kept}`);
  for (const { statement } of indexes)
    await database.query(statement.replace(` ON public.${kept} `, ` ON ${table} `).replace(` ON ${kept} `, ` ON ${table} `));
  await database.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
  await database.query(`DROP TABLE ${kept}`);
  await database.query(`ALTER TABLE ${table} ADD FOREIGN KEY (prospect_id) REFERENCES prospects (id) ON DELETE CASCADE`);
}

async function figures(product: BenchProduct, tokens: readonly string[]): Promise<Record<string, string>> {
  const { database, postgresPid, call } = product;
  const spent = async (count: number, work: () => Promise<unknown>) => {
    const before = spentByAll(postgresPid);
    await work();
    return `${((spentByAll(postgresPid) - before) / count).toFixed(2)} ms`;
  };
  const report = (index: number) => ({ url: `${product.url}/api/public/prospects/${tokens[index % tokens.length]}` });
  const reports = async (count: number) => `${(await load(product, [product.webPid], report, { count })).postgres?.toFixed(2)} ms`;
  const { rows: people } = await database.query<{ id: string }>('SELECT id FROM prospects ORDER BY token');
  await reports(200);
  // every page is another one now
  await database.query('UPDATE prospects SET updated_at = now()');
  const first = await reports(tokens.length);
  return {
    'report, first': first,
    'report, again': await reports(8000),
    'visit written': await spent(3000, async () => {
      for (let index = 0; index < 3000; index++)
        await database.query(`INSERT INTO events (prospect_id, type, actor) VALUES ($1, 'page_view', 'human')`, [
          people[index % people.length]?.id,
        ]);
    }),
    'history of a prospect': await spent(200, async () => {
      for (let index = 0; index < 200; index++) await call('GET', `/api/admin/prospects/${people[index % people.length]?.id}/timeline`);
    }),
    'figures of 30 days': await spent(10, async () => {
      for (let index = 0; index < 10; index++) await call('GET', '/api/admin/analytics');
    }),
    'a prospect deleted': await spent(20, async () => {
      await database.query('BEGIN');
      for (let index = 0; index < 20; index++) await database.query('DELETE FROM prospects WHERE id = $1', [people[index]?.id]);
      await database.query('ROLLBACK');
    }),
    'a month forgotten': await spent(1, async () => {
      const month = `occurred_at < date_trunc('month', now()) - interval '${MONTHS - 3} months' AND occurred_at >= date_trunc('month', now()) - interval '${MONTHS - 2} months'`;
      await database.query('BEGIN');
      const { rows } = await database.query<{ name: string | null }>(
        `SELECT to_regclass('events_range_2')::text AS name FROM pg_partitioned_table p WHERE partrelid = 'events'::regclass AND partstrat = 'r'`,
      );
      await database.query(rows[0]?.name ? `DROP TABLE ${rows[0].name}` : `DELETE FROM events WHERE ${month}`);
      await database.query('ROLLBACK');
    }),
  };
}
