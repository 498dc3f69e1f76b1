// The list of prospects over HTTP beside the plain SQL of the same page and total. Both must have the same rows and the same total.
import { fillProspects } from '../fill.ts';
import { type Product, withProduct } from '../product.ts';
import { type Figure, median, percentile } from '../table.ts';

type Filter = Record<string, unknown>;
type Sort = [string, 'ASC' | 'DESC'];

interface List {
  name: string;
  filter?: Filter;
  /** SQL of the filter. */
  where?: string;
  sort?: Sort;
  /** Where the page lies, as a part of the list. */
  depth?: number;
}

const PAGE = 25;
const RUNS = 40;
const PLAIN_RUNS = 12;
const PAIR_RUNS = 5;
const PAIR_PROSPECTS = 200_000;
const has = (...words: string[]) => words.map((word) => `search_text LIKE '%${word}%'`).join(' AND ');

const USUAL: readonly List[] = [
  { name: 'newest' },
  { name: 'by score', sort: ['score', 'DESC'] },
  { name: 'opened, by name', filter: { page_vue: true }, where: 'page_vue', sort: ['nom', 'ASC'] },
  { name: 'quiz done', filter: { quiz_fait: true }, where: 'quiz_fait' },
  { name: 'score above 70', filter: { high_score: true }, where: 'score > 70' },
  { name: 'status', filter: { status: 'qualified' }, where: `status = 'qualified'` },
  {
    name: 'three filters, by e-mail',
    filter: { page_vue: true, quiz_fait: false, status: ['new', 'contacted'] },
    where: `page_vue AND NOT quiz_fait AND status IN ('new', 'contacted')`,
    sort: ['email', 'ASC'],
  },
  { name: 'by status', sort: ['status', 'ASC'] },
  { name: 'by last change', sort: ['updated_at', 'DESC'] },
  { name: 'by first name', sort: ['prenom', 'DESC'] },
  { name: 'page in the middle', depth: 0.5 },
  { name: 'page near the end', depth: 0.9 },
  { name: 'page in the middle, by name', depth: 0.5, sort: ['nom', 'ASC'] },
  { name: 'search martin', filter: { q: 'martin' }, where: has('martin') },
  { name: 'search two words', filter: { q: 'claire rochat' }, where: has('claire', 'rochat') },
  { name: 'search a rare name', filter: { q: 'zwahlenberg' }, where: has('zwahlenberg') },
  {
    name: 'search and filters',
    filter: { q: 'martin', page_vue: true, status: 'new' },
    where: `${has('martin')} AND page_vue AND status = 'new'`,
  },
];

export const usualLists = (name: 'lists' | 'lists-million', count: number): Promise<Figure[]> =>
  withProduct(async (product) => {
    await fillProspects(product.database, count);
    let slowest = { product: 0, plain: 0 };
    for (const list of USUAL) {
      const one = await measured(product, list);
      console.log(`  ${list.name.padEnd(28)} p95 ${one.product.toFixed(1).padStart(7)} ms, SQL ${one.plain.toFixed(1).padStart(7)} ms`);
      if (one.product > slowest.product) slowest = one;
    }
    return [{ name, ...slowest }];
  });

async function measured(product: Product, { filter = {}, where = 'true', sort = ['created_at', 'DESC'], depth = 0 }: List) {
  const { database } = product;
  const counted = `SELECT count(*)::int AS total FROM prospects WHERE ${where}`;
  const { total = 0 } = (await database.query<{ total: number }>(counted)).rows[0] ?? {};
  const offset = Math.floor(total * depth);
  const [field, order] = sort;
  const sorted = field === 'score' ? 'coalesce(score, -1)' : field;
  const page = `SELECT * FROM prospects WHERE ${where} ORDER BY ${sorted} ${order}, id ${order} LIMIT ${PAGE} OFFSET ${offset}`;
  const ids = (await database.query<{ id: string }>(page)).rows.map(({ id }) => id);
  const ours = await times(RUNS, async () => {
    const answer = await listed(product, filter, sort, offset);
    if (answer.total !== total || answer.ids.join() !== ids.join())
      throw new Error(`${JSON.stringify(filter)}: ${answer.total} instead of ${total} in all, or other rows than those of the SQL`);
  });
  const plain = await times(PLAIN_RUNS, async () => {
    await database.query(page);
    await database.query(counted);
  });
  return { product: percentile(ours, 0.95), plain: percentile(plain, 0.95) };
}

async function listed({ url, token }: Product, filter: Filter, sort: Sort, offset: number) {
  const values = { filter, sort, range: [offset, offset + PAGE - 1] };
  const query = new URLSearchParams(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])));
  const response = await fetch(`${url}/api/admin/prospects?${query}`, { headers: { authorization: `Bearer ${await token()}` } });
  if (!response.ok) throw new Error(`${JSON.stringify(filter)}: ${response.status} ${await response.text()}`);
  const rows = (await response.json()) as { id: string }[];
  return { total: Number(response.headers.get('content-range')?.split('/')[1]), ids: rows.map(({ id }) => id) };
}

/** Milliseconds of each run, after some to warm up. One after the other: it is the wait of one person. */
async function times(runs: number, run: () => Promise<void>): Promise<number[]> {
  for (let warm = 0; warm < Math.min(8, runs / 4); warm++) await run();
  const results: number[] = [];
  for (let index = 0; index < runs; index++) {
    const began = performance.now();
    await run();
    results.push(performance.now() - began);
  }
  return results;
}

const FIGURES: readonly Filter[] = [
  { mobile_points_lt: 50 },
  { mobile_points_gte: 30 },
  { desktop_points_lt: 60 },
  { critical_gte: 3 },
  { critical_gte: 1 },
  { findings_gte: 12 },
  { keyword_count_lt: 100 },
  { rating_gte: 4 },
  { rating_lt: 4 },
  { review_count_gte: 50 },
  { cited_share_lt: 20 },
  { scanned_at_gte: '2026-01-01' },
  { place: 'laus' },
  { activity: 'menuis' },
];
const OTHERS: readonly Filter[] = [
  { status: 'new' },
  { contacted: false },
  { canton: 'VD' },
  { cms: 'WordPress' },
  { owned: false },
  { next_due: 'none' },
  { q: 'martin' },
  { email_sent: false },
  { has_site: true },
  { language: 'fr' },
];
const ORDERS: readonly Sort[] = [
  ['created_at', 'DESC'],
  ['mobile_points', 'ASC'],
  ['critical', 'DESC'],
];

/** Every filter of a figure with every other filter, in three orders. The slowest median counts. */
export const anyTwoFilters = (): Promise<Figure[]> =>
  withProduct(async (product) => {
    await fillProspects(product.database, PAIR_PROSPECTS);
    const medians: number[] = [];
    for (const figure of FIGURES)
      for (const other of OTHERS)
        for (const sort of ORDERS) {
          const filter = { ...figure, ...other };
          const one = median(await times(PAIR_RUNS, async () => void (await listed(product, filter, sort, 0))));
          if (one > Math.max(0, ...medians)) console.log(`  ${JSON.stringify(filter)} by ${sort[0]}: ${one.toFixed(1)} ms`);
          medians.push(one);
        }
    console.log(`  ${medians.length} pairs: p50 ${median(medians).toFixed(1)} ms, p95 ${percentile(medians, 0.95).toFixed(1)} ms`);
    return [{ name: 'filters', product: Math.max(...medians) }];
  });
