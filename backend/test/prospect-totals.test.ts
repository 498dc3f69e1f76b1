import { Pool } from 'pg';
import type { ProspectCounters, ProspectRecord } from '../src/modules/prospects/prospect.contract.js';
import { ProspectTotals, SORT_KEYS } from '../src/modules/prospects/prospect-totals.queries.js';
import { ProspectTotalsUpkeep } from '../src/modules/prospects/prospect-totals-upkeep.service.js';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
let upkeep: ProspectTotalsUpkeep;
beforeAll(async () => {
  app = await startApp();
  upkeep = app.app.get(ProspectTotalsUpkeep);
});
afterAll(() => app.stop());

const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'rejected'];
const sql = <T = never>(text: string, values: unknown[] = []) => app.database.query<T[]>(text, values);
/** Small enough that a few hundred prospects fill many buckets. */
const BUCKET = 20;

const insert = (count: number) =>
  sql(
    `INSERT INTO prospects (token, email, prenom, nom, page_vue, quiz_fait, rdv_pris, score, status, review_status, created_at)
     SELECT substr(md5(random()::text || n), 1, 8), 'a' || (random() * 100)::int || '@example.ch', 'P' || (random() * 9)::int, 'N' || (random() * 30)::int,
            random() < 0.5, random() < 0.4, random() < 0.2, CASE WHEN random() < 0.7 THEN (random() * 100)::int END,
            ($2::text[])[1 + (random() * 4)::int], ('{draft,to_review,validated}'::text[])[1 + (random() * 2)::int], now() - make_interval(hours => (random() * 50)::int)
       FROM generate_series(1, $1::int) n`,
    [count, STATUSES],
  );

const list = async (filter: object, sort: [string, string], range: [number, number]) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) });
  const answer = await app.call<ProspectRecord[]>('GET', `/api/admin/prospects?${query}`, { as: app.admin });
  return { ids: answer.body.map(({ id }) => id), total: Number(answer.headers.get('content-range')?.split('/')[1]) };
};

/** As the list reads it; over HTTP it would be some thousand requests. */
const keptTotal = async (filter: Record<string, unknown>) =>
  (await app.app.get(ProspectTotals).buckets('nom', filter)).reduce((total, { n }) => total + n, 0);

/** Every combination of the listed filters, and what it means. */
const combinations = [undefined, true, false].flatMap((page_vue) =>
  [undefined, true, false].flatMap((quiz_fait) =>
    [undefined, true, false].flatMap((high_score) =>
      [undefined, ...STATUSES].map((status) => ({ page_vue, quiz_fait, high_score, status })),
    ),
  ),
);
const where = ({ page_vue, quiz_fait, high_score, status }: (typeof combinations)[number]) =>
  [
    'deletion_id IS NULL',
    page_vue !== undefined && `page_vue = ${page_vue}`,
    quiz_fait !== undefined && `quiz_fait = ${quiz_fait}`,
    high_score !== undefined && (high_score ? 'score > 70' : 'coalesce(score, 0) <= 70'),
    status && `status = '${status}'`,
  ]
    .filter(Boolean)
    .join(' AND ');

/** At once; more of them on two cores wait for each other longer, and meet no more often. */
const WRITERS = 24;

/** From many connections at once: one by one, in bulk, deleting, going back. Rows are taken in the order of their ids, so that only the totals could deadlock. */
async function writeFromAllSides(): Promise<void> {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: WRITERS });
  const taken = (condition: string) => `id IN (SELECT id FROM prospects WHERE ${condition} ORDER BY id FOR UPDATE)`;
  const writes = (index: number) => [
    `INSERT INTO prospects (token, email, nom, page_vue) SELECT substr(md5(random()::text || n), 1, 8), 'b@example.ch', 'N' || n, n % 2 = 0 FROM generate_series(1, ${index}) n`,
    `UPDATE prospects SET page_vue = NOT page_vue, updated_at = now() WHERE ${taken(`token < '${(index % 16).toString(16)}'`)}`,
    `UPDATE prospects SET score = 100 - score, nom = nom || 'x' WHERE ${taken(`nom = 'N${index % 30}'`)}`,
    `DELETE FROM prospects WHERE ${taken(`nom = 'N${(index * 7) % 30}'`)}`,
    `UPDATE prospects SET status = '${STATUSES[index % 5]}' WHERE ${taken(`email = 'a${index}@example.ch'`)}`,
    `BEGIN; UPDATE prospects SET rdv_pris = true, deletion_id = gen_random_uuid() WHERE ${taken(`prenom = 'P${index % 9}'`)}; ROLLBACK`,
  ];
  let writing = true;
  const tidy = (async () => {
    while (writing) await upkeep.keep(BUCKET);
  })();
  try {
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, index) => {
        const list = writes(index);
        for (let turn = 0; turn < list.length; turn++) await pool.query(list[(index + turn) % list.length] as string);
      }),
    );
  } finally {
    writing = false;
    await tidy;
    await pool.end();
  }
}

describe('kept totals', () => {
  it('are those of count(*) for every combination of filters after concurrent writes', async () => {
    await insert(300);
    await upkeep.keep(BUCKET);
    await writeFromAllSides();
    for (const settle of [async () => undefined, () => upkeep.keep(BUCKET)]) {
      await settle();
      for (const filter of combinations) {
        const [counted] = await sql<{ n: number }>(`SELECT count(*)::int AS n FROM prospects WHERE ${where(filter)}`);
        expect({ filter, total: await keptTotal(filter) }).toEqual({ filter, total: counted?.n });
      }
    }
    const [counted] = await sql<ProspectCounters>(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE page_vue)::int AS page_vue, count(*) FILTER (WHERE quiz_fait)::int AS quiz_fait,
              count(*) FILTER (WHERE score > 70)::int AS high_score, count(*) FILTER (WHERE rdv_pris)::int AS rdv_pris,
              count(*) FILTER (WHERE review_status = 'to_review')::int AS to_review FROM prospects`,
    );
    expect((await app.call('GET', '/api/admin/prospects/counters', { as: app.admin })).body).toEqual(counted);
  });

  it('lead to the same rows as the plain order, on every page of every order', async () => {
    await insert(200);
    await upkeep.keep(BUCKET);
    const [buckets] = await sql<{ n: number }>(
      `SELECT min(n)::int AS n FROM (SELECT count(*) AS n FROM prospect_landmarks GROUP BY sort) AS marks`,
    );
    expect(buckets?.n).toBeGreaterThan(5);
    for (const [field, { key }] of Object.entries(SORT_KEYS)) {
      for (const order of ['ASC', 'DESC']) {
        for (const filter of [{}, { page_vue: true }, { status: 'rejected', quiz_fait: false }]) {
          const condition = where({ page_vue: undefined, quiz_fait: undefined, high_score: undefined, status: undefined, ...filter });
          const plain = await sql<{ id: string }>(
            `SELECT id FROM prospects prospect WHERE ${condition} ORDER BY ${field === 'score' ? 'score' : key} ${order} NULLS LAST, id ${order}`,
          );
          for (let offset = 0; offset < plain.length + 40; offset += 151) {
            const { ids, total } = await list(filter, [field, order], [offset, offset + 150]);
            expect({ field, order, offset, total, ids }).toEqual({
              field,
              order,
              offset,
              total: plain.length,
              ids: plain.slice(offset, offset + 151).map(({ id }) => id),
            });
          }
        }
      }
    }
  });

  it('begin again when the table is emptied', async () => {
    await sql('TRUNCATE prospects CASCADE');
    expect((await list({}, ['created_at', 'DESC'], [0, 9])).total).toBe(0);
    await insert(3);
    expect((await list({}, ['score', 'DESC'], [0, 9])).total).toBe(3);
  });
});

describe('a search', () => {
  it('counts exactly beside filters, and takes short words at the start of a word', async () => {
    await sql('DELETE FROM prospects');
    await sql(`INSERT INTO prospects (token, email, prenom, nom, page_vue) VALUES
      ('aaaaaaa1', 'x1@exemple.ch', 'Zoé', 'Martin', true), ('aaaaaaa2', 'x2@exemple.ch', 'Luc', 'Saint-Martin', true),
      ('aaaaaaa3', 'x3@exemple.ch', 'Luc', 'Rey', true), ('aaaaaaa4', 'x4@exemple.ch', 'Zora', 'Martinet', false)`);
    const total = async (filter: object) => (await list(filter, ['nom', 'ASC'], [0, 0])).total;
    expect(await total({ q: 'MARTIN' })).toBe(3);
    expect(await total({ q: 'martin', page_vue: true })).toBe(2);
    expect(await total({ q: 'zo' })).toBe(2);
    expect(await total({ q: 'ar' })).toBe(0);
    expect(await total({ q: 'zo martin' })).toBe(2);
    expect(await total({ q: '%' })).toBe(0);
  });
});
