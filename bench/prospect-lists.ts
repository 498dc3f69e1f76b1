// The prospects' list over HTTP beside the plain SQL of the same page and count, with 10,000 and then 1,000,000 prospects:
// `npm run bench:lists [count]`. Times are what a client on the same machine waits for the whole answer of the real web
// process (sign-in check, database, JSON), so a little more than the server's own time; the SQL goes through one
// connection without any of that. Fails when an answer needs 100 ms at p95, or grows fourfold from the small to the large.

import { type BenchProduct, startBenchProduct } from './product.ts';
import { fillProspects } from './prospect-rows.ts';
import { percentile, timed } from './timing.ts';

const [large = 1_000_000] = process.argv.slice(2).map(Number);
const SMALL = Math.min(10_000, large);
const RUNS = 40;
const SQL_RUNS = 12;
const PAGE = 25;

interface Case {
  name: string;
  filter?: Record<string, unknown>;
  /** SQL of the filter. */
  where?: string;
  sort?: [string, 'ASC' | 'DESC'];
  /** Where the page lies, as a part of the list. */
  depth?: number;
}

const has = (...words: string[]) => words.map((word) => `search_text LIKE '%${word}%'`).join(' AND ');

const CASES: Case[] = [
  { name: 'newest' },
  { name: 'by score', sort: ['score', 'DESC'] },
  { name: 'page_vue by name', filter: { page_vue: true }, where: 'page_vue', sort: ['nom', 'ASC'] },
  { name: 'quiz_fait', filter: { quiz_fait: true }, where: 'quiz_fait' },
  { name: 'high_score', filter: { high_score: true }, where: 'score > 70' },
  { name: 'status', filter: { status: 'qualified' }, where: `status = 'qualified'` },
  {
    name: 'combination by e-mail',
    filter: { page_vue: true, quiz_fait: false, status: ['new', 'contacted'] },
    where: `page_vue AND NOT quiz_fait AND status IN ('new', 'contacted')`,
    sort: ['email', 'ASC'],
  },
  {
    name: 'rare combination by name',
    filter: { high_score: true, rdv_pris: true, status: 'rejected' },
    where: `score > 70 AND rdv_pris AND status = 'rejected'`,
    sort: ['nom', 'ASC'],
  },
  { name: 'by status', sort: ['status', 'ASC'] },
  { name: 'by last change', sort: ['updated_at', 'DESC'] },
  { name: 'by first name', sort: ['prenom', 'DESC'] },
  { name: 'deep page, middle', depth: 0.5 },
  { name: 'deep page, end', depth: 0.9 },
  { name: 'deep page by name', depth: 0.6, sort: ['nom', 'ASC'] },
  { name: 'deep page, page_vue', depth: 0.5, filter: { page_vue: true }, where: 'page_vue', sort: ['nom', 'ASC'] },
  { name: 'search martin', filter: { q: 'martin' }, where: has('martin') },
  { name: 'search boulangerie', filter: { q: 'boulangerie' }, where: has('boulangerie') },
  { name: 'search two words', filter: { q: 'claire rochat' }, where: has('claire', 'rochat') },
  { name: 'search rare', filter: { q: 'zwahlenberg' }, where: has('zwahlenberg') },
  {
    name: 'search and filters',
    filter: { q: 'martin', page_vue: true, status: 'new' },
    where: `${has('martin')} AND page_vue AND status = 'new'`,
  },
];

interface Measured {
  p50: number;
  p95: number;
  sql: number;
}

const product = await startBenchProduct(10);
try {
  await product.call('PUT', '/api/admin/settings/rateLimits', { value: { staff: { max: 1_000_000 }, default: { max: 1_000_000 } } });
  const small = await measureAll(product, SMALL);
  const big = await measureAll(product, large);
  console.log(`\nms; ours over HTTP with the exact total, beside plain SQL (page, then count(*)); ${RUNS} and ${SQL_RUNS} runs`);
  console.log('                          |  10,000 p50   p95 |     large p50   p95 | SQL p95 | SQL / ours | growth (p50)');
  let missed = 0;
  for (const { name } of CASES) {
    const [a, b] = [small.get(name) as Measured, big.get(name) as Measured];
    const growth = b.p50 / a.p50;
    const fails = b.p95 >= 100 || growth >= 4;
    missed += fails ? 1 : 0;
    const cells = [
      ms(a.p50, 13),
      ms(a.p95, 6),
      ' | ',
      ms(b.p50, 13),
      ms(b.p95, 6),
      ' | ',
      ms(b.sql, 7),
      ' | ',
      `${(b.sql / b.p95).toFixed(1)} ×`.padStart(10),
    ];
    console.log(`${name.padEnd(25)} |${cells.join('')} | ${growth.toFixed(1)} ×${fails ? '  MISSED' : ''}`);
  }
  const counters = await timed(() => product.call('GET', '/api/admin/prospects/counters'), RUNS);
  console.log(`header counters: p95 ${percentile(counters, 0.95).toFixed(1)} ms`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await product.stop();
}

async function measureAll({ database, url, signIn }: BenchProduct, count: number): Promise<Map<string, Measured>> {
  const started = performance.now();
  await fillProspects(database, count);
  console.log(`${count} prospects, filled in ${Math.round((performance.now() - started) / 1000)} s`);
  const { accessToken } = await signIn();
  const results = new Map<string, Measured>();
  // one after the other: what is measured is the wait of one person
  for (const { name, filter = {}, where = 'true', sort = ['created_at', 'DESC'], depth = 0 } of CASES) {
    const total = (await database.query(`SELECT count(*)::int AS n FROM prospects WHERE ${where}`)).rows[0].n as number;
    const offset = Math.floor(total * depth);
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: JSON.stringify([offset, offset + PAGE - 1]),
    });
    const [field, order] = sort;
    const nulls = field === 'score' ? `coalesce(score, -1)` : field;
    const page = `SELECT * FROM prospects WHERE ${where} ORDER BY ${nulls} ${order}, id ${order} LIMIT ${PAGE} OFFSET ${offset}`;
    const ids = (await database.query(page)).rows.map(({ id }: { id: string }) => id);
    const ours = await timed(async () => {
      const response = await fetch(`${url}/api/admin/prospects?${query}`, { headers: { authorization: `Bearer ${accessToken}` } });
      const rows = (await response.json()) as { id: string }[];
      const answered = Number(response.headers.get('content-range')?.split('/')[1]);
      if (!response.ok || answered !== total || rows.map(({ id }) => id).join() !== ids.join())
        throw new Error(`${name}: status ${response.status}, total ${answered} instead of ${total}, or other rows than the SQL's`);
    }, RUNS);
    const sql = await timed(async () => {
      await database.query(page);
      await database.query(`SELECT count(*) FROM prospects WHERE ${where}`);
    }, SQL_RUNS);
    const result = { p50: percentile(ours, 0.5), p95: percentile(ours, 0.95), sql: percentile(sql, 0.95) };
    results.set(name, result);
    console.log(
      `  ${name.padEnd(25)} of ${String(total).padStart(8)}: p50 ${ms(result.p50, 6)} p95 ${ms(result.p95, 6)}, SQL p95 ${ms(result.sql, 6)}`,
    );
  }
  return results;
}

function ms(value: number, width: number): string {
  return value.toFixed(1).padStart(width);
}
