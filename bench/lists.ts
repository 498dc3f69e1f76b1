// The lists of the back-office beside many prospects: first page, search, filter and deep page of each, with its exact total, and of
// prospects what was measured, who looks after them and what comes next: `npm run bench:lists [count] [prospects]`. Fails when an answer
// needs 100 ms at p95.

import { fillFigures } from './figure-rows.ts';
import { FILTER_PAIRS } from './filter-pairs.ts';
import { fillFollowUp } from './follow-up-rows.ts';
import { fillOthers } from './other-rows.ts';
import { startBenchProduct } from './product.ts';
import { fillProspects } from './prospect-rows.ts';
import { percentile, timed } from './timing.ts';

const [given, only] = process.argv.slice(2);
const count = Number(given ?? 1_000_000);
/** The list of prospects and nothing else. */
const isAlone = only === 'prospects' || only === 'pairs';
const LIMIT_MS = 100;
const NEWEST: [string, 'ASC' | 'DESC'] = ['created_at', 'DESC'];

/** Query of ra-data-simple-rest: filter, sort. */
type Query = [filter?: Record<string, unknown>, sort?: [string, 'ASC' | 'DESC']];

const LISTS: Record<string, Query[]> = {
  prospects: [
    [],
    [{}, ['mobile_points', 'ASC']],
    [{}, ['mobile_points', 'DESC']],
    [{}, ['city', 'ASC']],
    [{}, ['rating', 'DESC']],
    [{}, ['score', 'ASC']],
    [{ cms: 'WordPress' }],
    [{ cms: 'WordPress', mobile_points_lt: 50, canton: 'VD', contacted: false }],
    [{ cms: 'WordPress', mobile_points_lt: 50, canton: 'VD', contacted: false }, ['critical', 'DESC']],
    [{ critical_gte: 3, status: 'new' }, ['mobile_points', 'ASC']],
    [{ place: 'laus' }],
    [{ activity: 'menuis' }, ['mobile_points', 'ASC']],
    [{ q: 'lausanne menuiserie' }],
    [{ owner_id: ':owner' }],
    [{ owned: false, status: 'new' }],
    [{ next_due: 'overdue' }, ['next_action_at', 'ASC']],
    [{ next_due: 'none', cms: 'WordPress' }],
    [{ language: 'de' }],
  ],
  'quiz-responses': [[{}, ['timestamp', 'DESC']]],
  'quiz-results': [[{}, ['completed_at', 'DESC']]],
  referrals: [[], [{ q: 'martin' }], [{ status: 'contacted' }]],
  'audit-requests': [[], [{ q: 'martin' }], [{ status: 'pending' }]],
  'contact-messages': [[], [{ q: 'martin' }]],
  appointments: [
    [{}, ['start_at', 'DESC']],
    [{ q: 'martin' }, ['start_at', 'DESC']],
    [{ status: 'booked' }, ['start_at', 'ASC']],
  ],
  'ai-recommendations': [
    [{}, ['updated_at', 'DESC']],
    [{ q: 'martin' }, ['updated_at', 'DESC']],
    [{ with_recommendations: true }, ['updated_at', 'DESC']],
    [{ with_recommendations: false }, ['updated_at', 'DESC']],
  ],
  'ai-citations': [[], [{ q: 'martin' }], [{}, ['nom', 'ASC']]],
  'keyword-analyses': [[{}, ['analyzed_at', 'DESC']]],
  trials: [[], [{ q: 'martin' }], [{ status: 'completed' }]],
  'audit-log': [
    [{}, ['at', 'DESC']],
    [{ q: 'marie' }, ['at', 'DESC']],
    [{ resource: 'prospects' }, ['at', 'DESC']],
  ],
  outbox: [[], [{ q: 'martin' }], [{ status: 'sent' }]],
  'campaign-events': [[{}, ['occurred_at', 'DESC']]],
  campaigns: [[], [{ q: 'campagne 7' }]],
  'campaigns/:id/recipients': [[], [{ q: 'martin' }], [{ state: 'sent' }]],
  suppressions: [[], [{ q: 'p1@example.ch' }]],
  'contact-permissions': [[]],
};
/** Of the prospects alone. */
const OF_PROSPECTS = ['queue', 'prospects/counters'];
const READS = [
  ...OF_PROSPECTS,
  'dashboard',
  'analytics',
  `analytics/visitors?day=2026-11-20`,
  'referrals/counters',
  'audit-requests/counters',
  'trials/counters',
];

const product = await startBenchProduct(10);
try {
  await product.call('PUT', '/api/admin/settings/rateLimits', { value: { staff: { max: 1_000_000 }, default: { max: 1_000_000 } } });
  await fillProspects(product.database, count);
  await fillFigures(product.database, count);
  await fillFollowUp(product.database);
  if (!isAlone) await fillOthers(product.database);
  const { rows } = await product.database.query('SELECT id FROM email_campaigns LIMIT 1');
  const campaign = (rows[0] as { id: string } | undefined)?.id ?? '';
  const owner = (await product.database.query('SELECT id FROM users ORDER BY created_at LIMIT 1')).rows[0].id as string;
  let missed = 0;
  if (only === 'pairs') await readPairs();
  else await readLists();
  process.exitCode = missed > 0 ? 1 : 0;

  async function readPairs(): Promise<void> {
    for (const [filter, sort] of FILTER_PAIRS) {
      const first = await times(path('prospects', filter, sort, 0), 5);
      if (percentile(first, 0.95) >= LIMIT_MS)
        report(`${JSON.stringify(filter)} ${sort.join(' ')}`, await read(path('prospects', filter, sort, 0)), first);
    }
    console.log(`${FILTER_PAIRS.length - missed} of ${FILTER_PAIRS.length} pairs under ${LIMIT_MS} ms`);
  }

  async function readLists(): Promise<void> {
    for (const [list, queries] of Object.entries(isAlone ? { prospects: LISTS.prospects ?? [] } : LISTS))
      for (const [filter = {}, sort = NEWEST] of queries) {
        const total = await read(path(list, filter, sort, 0));
        const first = await times(path(list, filter, sort, 0));
        const deep = total > 1000 ? await times(path(list, filter, sort, Math.floor(total / 2))) : undefined;
        report(`${list} ${JSON.stringify(filter)}${sort === NEWEST ? '' : ` ${sort.join(' ')}`}`, total, first, deep);
      }
    for (const name of isAlone ? OF_PROSPECTS : READS) report(name, 0, await times(`/api/admin/${name}`));
  }

  function report(name: string, total: number, first: number[], deep?: number[]): void {
    const slow = [first, deep ?? []].some((list) => list.length > 0 && percentile(list, 0.95) >= LIMIT_MS);
    if (slow) missed++;
    const shown = (list: number[]) =>
      `p50 ${percentile(list, 0.5).toFixed(1).padStart(6)} p95 ${percentile(list, 0.95).toFixed(1).padStart(6)}`;
    console.log(
      `${name.padEnd(54)} of ${String(total).padStart(8)}: ${shown(first)}${deep ? `, middle ${shown(deep)}` : ''}${slow ? '  MISSED' : ''}`,
    );
  }

  function path(list: string, filter: object, sort: [string, string], offset: number): string {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter).replace(':owner', owner),
      sort: JSON.stringify(sort),
      range: JSON.stringify([offset, offset + 24]),
    });
    return `/api/admin/${list.replace(':id', campaign)}?${query}`;
  }
} finally {
  await product.stop();
}

/** The total that the answer tells. */
async function read(address: string): Promise<number> {
  const { accessToken } = await product.signIn();
  const response = await fetch(product.url + address, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return Number(response.headers.get('content-range')?.split('/')[1] ?? 0);
}

async function times(address: string, runs = 20): Promise<number[]> {
  return timed(() => product.call('GET', address), runs);
}
