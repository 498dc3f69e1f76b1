// The prospects' list over HTTP beside the plain SQL of the same page and count, with 10,000 and (in full) 1,000,000 prospects.
// Times are what a client on the same machine waits for the whole answer of the real web process (sign-in check, database,
// JSON), so a little more than the server's own time; the SQL goes through one connection without any of that.

import type { BenchProduct } from '../product.ts';
import { fillProspects } from '../prospect-rows.ts';
import type { Bench, Row } from '../side-by-side.ts';
import { percentile, timed } from '../timing.ts';

const SMALL = 10_000;
const LIMIT_MS = 100;
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

/** The lists alone hold staff's work; the searches have a goal of their own. */
const isSearch = ({ filter }: Case): boolean => filter !== undefined && 'q' in filter;

export async function* lists({ product, isFull, wants }: Bench): AsyncGenerator<Row> {
  if (!wants('lists', 'searches')) return;
  await product.database.query('TRUNCATE prospects CASCADE');
  const small = isFull ? await measureAll(product, SMALL) : null;
  const big = await measureAll(product, isFull ? 1_000_000 : SMALL);
  const slow = { lists: 0, searches: 0 };
  for (const one of CASES) {
    const { p50, p95, sql } = big.get(one.name) as Measured;
    const growth = p50 / (small?.get(one.name)?.p50 ?? p50);
    const isSlow = p95 > LIMIT_MS && p95 > sql * (isSearch(one) ? 0.6 : 1);
    if (isSlow) slow[isSearch(one) ? 'searches' : 'lists']++;
    console.log(
      `    ${one.name.padEnd(25)} ${(p95 / sql).toFixed(2)} of its SQL at p95, ${growth.toFixed(1)} × the small list${isSlow ? '  SLOW' : ''}`,
    );
  }
  yield { name: 'lists', product: { value: slow.lists } };
  yield { name: 'searches', product: { value: slow.searches } };
}

async function measureAll(product: BenchProduct, count: number): Promise<Map<string, Measured>> {
  const started = performance.now();
  await fillProspects(product.database, count);
  console.log(`${count} prospects, filled in ${Math.round((performance.now() - started) / 1000)} s`);
  return measureLists(product, RUNS, SQL_RUNS);
}

/** Of the prospects that are there. */
export async function measureLists({ database, url, signIn }: BenchProduct, runs: number, sqlRuns: number): Promise<Map<string, Measured>> {
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
    }, runs);
    const sql = await timed(async () => {
      await database.query(page);
      await database.query(`SELECT count(*) FROM prospects WHERE ${where}`);
    }, sqlRuns);
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
