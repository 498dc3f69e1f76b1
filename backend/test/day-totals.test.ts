import { Pool } from 'pg';
import { startApp, type TestApp } from './support/app.js';

/** Lists that only grow tell kept totals, and find a deep page by its day: the same as counting and walking. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await sql(
    `INSERT INTO prospects (token, nom, email) SELECT lpad(n::text, 8, '0'), 'N', 'p' || n || '@example.ch' FROM generate_series(1, 60) n`,
  );
});
afterAll(() => app.stop());

const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) => app.database.query<T[]>(text, values);

const list = async (path: string, filter: object, sort: [string, string], range: [number, number]) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) });
  const answer = await app.call<{ id: string | number }[]>('GET', `/api/admin/${path}?${query}`, { as: app.admin });
  expect(answer.status).toBe(200);
  return { ids: answer.body.map(({ id }) => String(id)), total: Number(answer.headers.get('content-range')?.split('/')[1]) };
};

const PEOPLE = ['marie@example.ch', 'martin@example.ch', 'paul@example.com'];
const log = (count: number) =>
  `INSERT INTO audit_log (at, user_email, action, resource, resource_id)
   SELECT now() - random() * interval '40 days', (ARRAY['${PEOPLE.join("','")}', NULL])[1 + floor(random() * 4)::int],
          (ARRAY['create', 'update'])[1 + floor(random() * 2)::int], (ARRAY['prospects', 'settings'])[1 + floor(random() * 2)::int], 'r' || n
     FROM generate_series(1, ${count}) n`;
const answers = `INSERT INTO reponses_quiz (prospect_id, token, question_id, reponse, score_partiel, timestamp)
  SELECT id, token, q::text, 'Oui', q % 2, now() - random() * interval '9 days' FROM prospects, generate_series(1, 5) q
  ON CONFLICT (prospect_id, question_id) DO UPDATE SET reponse = 'Non', timestamp = excluded.timestamp`;
const events = (from: number) => `INSERT INTO emelia_events (prospect_id, type, actor, occurred_at, dedupe_key, raw)
  SELECT (SELECT id FROM prospects ORDER BY token LIMIT 1), (ARRAY['opened', 'clicked'])[1 + n % 2], (ARRAY['human', 'gateway'])[1 + n % 2],
         now() - random() * interval '5 days', 'key' || n, '{}' FROM generate_series(${from}, ${from + 99}) n`;

/** Lists, their filters and what these mean. */
const LISTS: [path: string, table: string, time: string, filters: [filter: object, where: string][]][] = [
  [
    'audit-log',
    'audit_log',
    'at',
    [
      [{}, 'true'],
      [{ resource: 'settings' }, `resource = 'settings'`],
      [{ resource: ['settings', 'prospects'], action: 'update' }, `resource IN ('settings', 'prospects') AND action = 'update'`],
      [{ q: 'MAR' }, `user_email LIKE '%mar%'`],
      [{ q: 'mar example', resource: 'settings' }, `user_email LIKE '%mar%' AND resource = 'settings'`],
      [{ q: 'r7' }, `resource_id LIKE 'r7%'`],
      [{ resource_id: 'r3' }, `resource_id = 'r3'`],
      [{ q: 'nobody' }, 'false'],
    ],
  ],
  [
    'quiz-responses',
    'reponses_quiz',
    'timestamp',
    [
      [{}, 'true'],
      [{ question_id: '3' }, `question_id = '3'`],
      [{ question_id: '3', score_partiel: 0 }, `question_id = '3' AND score_partiel = 0`],
    ],
  ],
  [
    'campaign-events',
    'emelia_events',
    'occurred_at',
    [
      [{}, 'true'],
      [{ type: 'clicked' }, `type = 'clicked'`],
      [{ type: 'clicked', actor: 'human' }, `type = 'clicked' AND actor = 'human'`],
      [{ campaign_id: null }, 'campaign_id IS NULL'],
    ],
  ],
];

async function expectAllRight(): Promise<void> {
  for (const [path, table, time, filters] of LISTS)
    for (const [filter, where] of filters)
      for (const order of ['DESC', 'ASC'] as const) {
        const expected = (
          await sql<{ id: string }>(`SELECT id::text FROM ${table} WHERE ${where} ORDER BY ${time} ${order}, id ${order}`)
        ).map(({ id }) => id);
        for (const offset of [0, Math.floor(expected.length / 2), expected.length - 3, expected.length + 5].filter((place) => place >= 0)) {
          const page = await list(path, filter, [time, order], [offset, offset + 24]);
          expect({ path, filter, order, offset, ...page }).toEqual({
            ...{ path, filter, order, offset },
            ids: expected.slice(offset, offset + 25),
            total: expected.length,
          });
        }
      }
}

it('tells the same as counting, whatever was written, and whoever adds it up meanwhile', async () => {
  await sql('TRUNCATE emelia_events');
  await sql(log(300));
  await sql(answers);
  await sql(events(1));
  await expectAllRight();

  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
  try {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await pool.query(log(10));
        const own = 200 + index * 100;
        await pool.query(events(own));
        await pool.query('SELECT fold_day_totals()');
        // each its own: two that change the same rows in another order wait for each other
        await pool.query(`UPDATE emelia_events SET type = 'bounced', occurred_at = now() WHERE dedupe_key = ANY($1)`, [
          [`key${1 + index * 5}`, `key${own + 7}`, `key${own + 17}`],
        ]);
        await pool.query(`BEGIN; ${log(5)}; ROLLBACK`);
        await pool.query(`DELETE FROM audit_log WHERE resource_id = 'r${index}'`);
      }),
    );
  } finally {
    await pool.end();
  }
  await sql(answers); // each answered again
  await sql(`DELETE FROM prospects WHERE token > '00000040'`); // takes their answers with them
  await expectAllRight();
  // in one transaction: outside of it the product's own schedule may have been quicker
  await app.database.transaction(async (manager) => {
    await manager.query(log(5));
    const [{ folded }] = await manager.query('SELECT fold_day_totals() AS folded');
    expect(folded).toBeGreaterThan(0);
  });
  expect(await sql('SELECT * FROM day_total_changes')).toEqual([]);
  await expectAllRight();

  await sql('TRUNCATE emelia_events');
  expect(await list('campaign-events', {}, ['occurred_at', 'DESC'], [0, 9])).toEqual({ ids: [], total: 0 });
});
