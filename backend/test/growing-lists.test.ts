import { startApp, type TestApp } from './support/app.js';

/** Lists that only grow: the audit log, the answers of the quiz, the events of campaigns. */
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

it('a list returns the exact total and the rows of first, middle, last and empty pages in both directions', async () => {
  await sql('TRUNCATE emelia_events CASCADE');
  await sql(log(2600));
  await sql(answers);
  await sql(answers); // each answered again
  await sql(events(1));
  for (const [path, table, time, filters] of LISTS)
    for (const [filter, where] of filters)
      for (const order of ['DESC', 'ASC'] as const) {
        const expected = (
          await sql<{ id: string }>(`SELECT id::text FROM ${table} WHERE ${where} ORDER BY ${time} ${order}, id ${order}`)
        ).map(({ id }) => id);
        const offsets = [0, Math.floor(expected.length / 2), expected.length - 30, expected.length - 3, expected.length + 5];
        for (const offset of offsets.filter((place) => place >= 0)) {
          const page = await list(path, filter, [time, order], [offset, offset + 24]);
          expect({ path, filter, order, offset, ...page }).toEqual({
            ...{ path, filter, order, offset },
            ids: expected.slice(offset, offset + 25),
            total: expected.length,
          });
        }
      }
});
