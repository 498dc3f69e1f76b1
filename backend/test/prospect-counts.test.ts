import fc from 'fast-check';
import { type ProspectFilter, ProspectQueries } from '../src/modules/prospects/prospects.queries.js';
import { writeAllProspectFigures } from '../src/modules/prospects/write-figures.queries.js';
import { startApp, type TestApp } from './support/app.js';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startApp();
  owner = (await app.database.query<{ id: string }[]>('SELECT id FROM users'))[0]?.id ?? '';
  await app.database.query(PROSPECTS, [owner]);
  await app.database.query(JUDGEMENTS);
  await writeAllProspectFigures(app.database.manager);
});
afterAll(() => app.stop());

/** A hundred and twenty of all kinds, by their number. */
const PROSPECTS = `
INSERT INTO prospects (token, email, nom, site_url, score, page_vue, quiz_commence, quiz_en_cours, quiz_fait, rdv_pris, email_sent, status, review_status,
                       red_flags, owner_id, next_action, next_action_at, language, location, metadata)
SELECT lpad(to_hex(n), 8, '0'), 'p' || n || '@example.ch', 'Nom ' || n, (ARRAY['https://a.ch/', '', NULL])[1 + n % 3],
       (ARRAY[NULL, 0, 70, 71, 100])[1 + n % 5], n % 2 = 0, n % 3 = 0, n % 5 = 0, n % 7 = 0, n % 11 = 0, n % 4 = 0,
       (ARRAY['new', 'contacted', 'qualified', 'converted', 'rejected'])[1 + n % 5], (ARRAY['draft', 'to_review', 'validated'])[1 + n % 3],
       CASE WHEN n % 6 = 0 THEN '{no_site}' ELSE '{}' END::text[], CASE WHEN n % 4 = 1 THEN $1::uuid END, CASE WHEN n % 8 = 1 THEN 'Rappeler' END,
       CASE WHEN n % 8 = 2 THEN now() END, (ARRAY[NULL, 'fr', 'de', 'it'])[1 + n % 4],
       (ARRAY['Lausanne', 'Genève', 'Porrentruy', 'Nulleville', NULL])[1 + n % 5], CASE WHEN n % 9 = 0 THEN '{"demo": true}' ELSE '{}' END::jsonb
  FROM generate_series(1, 120) n`;
const JUDGEMENTS = `
INSERT INTO site_judgements (prospect_id, judged_at, basis, outcome, facts, findings, unmeasured, plan, total, critical, warnings, notices)
SELECT id, now(), 'test', 'ok', jsonb_build_object('pageMeasured', n % 5 > 0, 'speedMeasured', false, 'mobilePoints', n % 101, 'desktopPoints', 100 - n % 101,
         'cms', (ARRAY['WordPress', 'Wix', NULL])[1 + n % 3], 'keywordCount', n, 'rating', 3 + n % 20 / 10.0, 'reviewCount', n % 50,
         'assistantAnswers', 20, 'assistantCitations', n % 21), '[]', '[]', '[]', n + 20, n % 80, 0, 0
  FROM (SELECT id, ('x' || token)::bit(32)::int AS n FROM prospects) AS numbered WHERE n % 4 > 0`;

const BOOLEANS = [
  'contacted',
  'page_vue',
  'quiz_commence',
  'quiz_en_cours',
  'quiz_fait',
  'rdv_pris',
  'email_sent',
  'high_score',
  'has_site',
];
const either = (name: string) => [{ [name]: true }, { [name]: false }];
const compared = (name: string, values: readonly number[]) =>
  values.flatMap((value) => ['', '_gte', '_lte', '_gt', '_lt', '_neq'].map((operator) => ({ [name + operator]: value })));
const FILTERS: ProspectFilter[] = [
  ...[...BOOLEANS, 'owned', 'flagged', 'example', 'approved'].flatMap(either),
  ...[
    { next_due: 'none' },
    { next_due: 'overdue' },
    { status: 'new' },
    { status: ['contacted', 'rejected'] },
    { review_status: 'to_review' },
  ],
  ...[
    { language: 'de' },
    { language: null },
    { language: ['fr', 'it'] },
    { canton: 'VD' },
    { canton: null },
    { canton: ['GE', 'JU'] },
    { status: 'unknown' },
  ],
  ...compared('mobile_points', [0, 50, 100]),
  ...compared('desktop_points', [60]),
  ...compared('critical', [-1, 0, 3, 61, 62, 63, 70]),
  ...compared('findings', [21, 125, 126, 127, 130]),
  ...compared('cited_share', [20, 100]),
  ...[{ mobile_points: null }, { critical: null }, { critical: [1, 2] }, { mobile_points_gte: 20, mobile_points_lt: 50 }],
  ...[{ status_neq: 'new' }, { canton_neq: 'VD' }, { language_neq: 'de' }, { cms_neq: 'Wix' }, { created_at_gte: '2026-01-01' }],
  ...[{ cms: 'WordPress' }, { rating_gte: 4 }, { keyword_count_lt: 60 }, { review_count_gte: 10 }, { place: 'laus' }, { q: 'nom 1' }],
] as ProspectFilter[];

const queries = () => app.app.get(ProspectQueries, { strict: false });
/** The three ways in which a total is found: by figures alone or by prospects, by the rows themselves, and by lists in several orders. */
async function agree(filter: ProspectFilter): Promise<void> {
  const rows = await queries()
    .matching({ example: false, ...filter })
    .getMany();
  const inOrder = (field: string) => queries().page({ filter, sort: { field, order: 'ASC' }, offset: 0, limit: 200 });
  const pages = await Promise.all(['created_at', 'mobile_points', 'score', 'nom'].map(inOrder));
  const ids = new Set(rows.map(({ id }) => id));
  expect({ filter, total: await queries().count(filter) }).toEqual({ filter, total: rows.length });
  for (const { total, items } of pages)
    expect({ filter, total, ids: new Set(items.map(({ id }) => id)) }).toEqual({ filter, total: rows.length, ids });
}

describe('the number of prospects that a filter selects', () => {
  it('is the same by figures, by rows and in every order, for each filter', async () => {
    for (const filter of FILTERS) await agree(filter);
  });

  it('is the same for combined filters, after changes of every kind', async () => {
    const several = fc
      .shuffledSubarray(FILTERS, { minLength: 2, maxLength: 4 })
      .map((some) => Object.assign({}, ...some) as ProspectFilter);
    const change = async () => {
      await writeAllProspectFigures(app.database.manager);
      await fc.assert(fc.asyncProperty(several, agree), { numRuns: 100 });
    };
    await change();
    await app.database.query(`UPDATE prospects SET deletion_id = gen_random_uuid() WHERE token LIKE '%7'`);
    await app.database.query(`UPDATE prospects SET status = 'qualified', owner_id = NULL, language = 'it', email_sent = NOT email_sent, score = 71,
      red_flags = '{}', next_action = 'Écrire', site_url = 'https://b.ch/', location = 'Sion' WHERE token < '00000030'`);
    await app.database.query(`UPDATE prospects SET metadata = '{"demo": true}' WHERE token BETWEEN '00000030' AND '00000034'`);
    await app.database.query(`UPDATE site_judgements SET critical = critical + 1, facts = facts || '{"mobilePoints": 33, "assistantAnswers": 0}'
      WHERE prospect_id IN (SELECT id FROM prospects WHERE token < '00000040')`);
    await app.database.query(`DELETE FROM site_judgements WHERE prospect_id IN (SELECT id FROM prospects WHERE token > '00000060')`);
    await change();
  });

  it('equals that of the figures', async () => {
    const judged = async (condition: string) => {
      const [row] = await app.database.query<{ n: number }[]>(
        `SELECT count(*)::int AS n FROM prospects p JOIN site_judgements s ON s.prospect_id = p.id
          WHERE p.deletion_id IS NULL AND NOT p.metadata @> '{"demo": true}' AND ${condition}`,
      );
      return row?.n ?? 0;
    };
    expect(await judged('true')).toBeGreaterThan(10);
    expect(await queries().count({ mobile_points_lt: 50 })).toBe(await judged(`(s.facts ->> 'mobilePoints')::int < 50`));
    expect(await queries().count({ cms: 'WordPress' })).toBe(await judged(`s.facts ->> 'cms' = 'WordPress'`));
    expect(await queries().count({ rating_gte: 4, status: 'qualified' })).toBe(
      await judged(`(s.facts ->> 'rating')::numeric >= 4 AND p.status = 'qualified'`),
    );
  });
});
