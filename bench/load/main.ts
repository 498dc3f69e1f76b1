// Three hundred prospects at once through the whole journey while a bulk scan and an import run, then three times as many as the
// process takes at once: `npm run bench:load [-- --people 300 --pause 4000 --within 15000 --profile FOLDER --pooler pgbouncer]`. What is asked: no error and 99 of 100 answers
// within 400 ms; beyond capacity 503 with Retry-After, health and staff answered, nothing acknowledged lost.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type BenchProduct, startBenchProduct } from '../product.ts';
import { type Pooler, startPooler } from '../scale/pooler.ts';
import { percentile } from '../timing.ts';
import { widenLimits } from '../wide-limits.ts';
import type { Measured, VisitorsOrder, VisitorsResult } from './order.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    pause: { type: 'string' },
    within: { type: 'string' },
    profile: { type: 'string' },
    pooler: { type: 'string' },
  },
});
const people = Number(values.people ?? 300);
const pauseMs = Number(values.pause ?? 4000);
const spreadMs = Number(values.within ?? 15_000);
const P99_MS = 400;
/** Less than the standard, so that a crowd that one machine can make is one. */
const AT_ONCE = 200;
const CROWD = 3 * AT_ONCE;
const HEALTH_MS = 1000;
const IMPORTED = 5000;
const SCANNED = 200;

interface Verdict {
  what: string;
  isRight: boolean;
  figures: string;
}
const verdicts: Verdict[] = [];
const judge = (what: string, isRight: boolean, figures: string) => void verdicts.push({ what, isRight, figures });

const profile: Record<string, string> = values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {};
const { pooler: program } = values;
let pooler: Pooler | undefined;
const between = async (databaseUrl: string) => {
  pooler = program ? await startPooler(databaseUrl, program) : undefined;
  return pooler?.environment ?? {};
};
const product = await startBenchProduct(100, { TRUST_PROXY: '1', REQUESTS_AT_ONCE: String(AT_ONCE), ...profile }, { between });
try {
  await prepare(product);
  const tokens = await tokensOf(product);
  await product.startWorker();
  await visit(product, tokens.slice(-20), { pauseMs: 50, spreadMs: 100 }); // code and caches are warm in production too

  const scan = product.call('POST', '/api/admin/scans', {
    kind: 'bulk',
    prospectIds: await idsOf(product, SCANNED),
  });
  const imported = importFile(product);
  const { measured, finished } = await visit(product, tokens.slice(0, people), { pauseMs, spreadMs });
  await Promise.all([scan, imported]);
  table(measured);
  const failed = measured.filter(({ status }) => status === 0 || (status >= 400 && status !== 409));
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = percentile(times, 0.99);
  judge(
    `${people} prospects, no error`,
    failed.length === 0 && finished.length === people,
    `${finished.length} journeys, ${failed.length} failures of ${measured.length} ${wordsOf(failed)}`,
  );
  judge(
    `99 of 100 within ${P99_MS} ms`,
    p99 < P99_MS,
    `p50 ${round(percentile(times, 0.5))} ms, p99 ${round(p99)} ms, slowest ${round(times.at(-1) ?? 0)} ms`,
  );
  const lost = await product.database.query(
    `SELECT count(*)::int AS n FROM prospects p WHERE token = ANY($1) AND (NOT quiz_fait OR score IS NULL OR 7 <> (SELECT count(*) FROM reponses_quiz r WHERE r.prospect_id = p.id))`,
    [finished],
  );
  judge(
    'every acknowledged answer is there',
    (lost.rows[0] as { n: number }).n === 0,
    `${(lost.rows[0] as { n: number }).n} prospects differ`,
  );

  await crowd(product, tokens.slice(people, people + CROWD));
  if (pooler) console.log('connections through the pooler', await pooler.connections());
} finally {
  await product.stop();
  pooler?.stop();
}
console.log('');
for (const { what, isRight, figures } of verdicts) console.log(`${isRight ? 'PASS' : 'FAIL'}  ${what.padEnd(52)} ${figures}`);
if (verdicts.some(({ isRight }) => !isRight)) process.exitCode = 1;

/** Everybody at the same moment without a pause, while somebody watches and somebody works. */
async function crowd({ url, call, database }: BenchProduct, tokens: string[]): Promise<void> {
  let over = false;
  const watching = (async () => {
    const times: number[] = [];
    for (; !over; await sleep(50)) {
      const began = performance.now();
      const { status } = await fetch(`${url}/health/live`);
      times.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
    }
    return times.sort((a, b) => a - b);
  })();
  const working = (async () => {
    let [done, failed] = [0, 0];
    for (; !over; await sleep(200))
      await call('GET', '/api/admin/prospects').then(
        () => done++,
        () => failed++,
      );
    return { done, failed };
  })();
  const order = { pauseMs: 0, spreadMs: 0, isPatient: true };
  const { measured, finished } = await visit({ url } as BenchProduct, tokens, order);
  over = true;
  const [health, staff] = [await watching, await working];
  const turned = measured.filter(({ status }) => status === 503);
  const wrong = measured.filter(({ status }) => status !== 503 && (status === 0 || (status >= 400 && status !== 409)));
  judge(
    `${tokens.length} without a pause: 503 with Retry-After, nothing else`,
    turned.length > 0 && turned.every(({ retryAfter }) => retryAfter) && wrong.length === 0,
    `${measured.length} answers, ${turned.length} turned away, ${wrong.length} other failures ${wordsOf(wrong)}`,
  );
  judge('all of them came to their end', finished.length === tokens.length, `${finished.length} journeys`);
  const taken = measured
    .filter(({ status }) => status < 400 && status > 0)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  judge(
    `health answered within ${HEALTH_MS} ms`,
    (health.at(-1) ?? Number.POSITIVE_INFINITY) < HEALTH_MS,
    `p99 ${round(percentile(health, 0.99))} ms, slowest ${round(health.at(-1) ?? 0)} ms; visitors p50 ${round(percentile(taken, 0.5))} ms, p99 ${round(percentile(taken, 0.99))} ms`,
  );
  judge('staff answered', staff.failed === 0 && staff.done > 0, `${staff.done} lists, ${staff.failed} failures`);
  const lost = await database.query(
    `SELECT count(*)::int AS n FROM prospects p WHERE token = ANY($1) AND (score IS NULL OR 7 <> (SELECT count(*) FROM reponses_quiz r WHERE r.prospect_id = p.id))`,
    [finished],
  );
  judge('nothing acknowledged was lost', (lost.rows[0] as { n: number }).n === 0, `${(lost.rows[0] as { n: number }).n} prospects differ`);
}

async function visit(
  { url }: BenchProduct,
  tokens: string[],
  { isPatient = false, ...pace }: { pauseMs: number; spreadMs: number; isPatient?: boolean },
): Promise<VisitorsResult> {
  const order: VisitorsOrder = { urls: [url], tokens, isPatient, ...pace };
  const thread = new Worker(new URL('./visitors.ts', import.meta.url), { workerData: order });
  const [result] = (await once(thread, 'message')) as [VisitorsResult];
  return result;
}

async function prepare({ call, addProspects, database }: BenchProduct): Promise<void> {
  await widenLimits(call);
  await call('PUT', '/api/admin/settings/booking', { value: { horizonDays: 120, noticeHours: 0 } });
  await addProspects(people + CROWD + SCANNED + 20);
  await database.query('ANALYZE');
}

async function tokensOf({ database }: BenchProduct): Promise<string[]> {
  const { rows } = await database.query<{ token: string }>('SELECT token FROM prospects ORDER BY token');
  return rows.map(({ token }) => token);
}

async function idsOf({ database }: BenchProduct, count: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM prospects ORDER BY token OFFSET $1 LIMIT $2', [
    people + CROWD,
    count,
  ]);
  return rows.map(({ id }) => id);
}

async function importFile({ url, call, signIn }: BenchProduct): Promise<void> {
  const { accessToken } = await signIn();
  const lines = Array.from({ length: IMPORTED }, (_, n) => `i${n}@import.example;Anne;Import ${n};Menuiserie ${n}`);
  const form = new FormData();
  form.set('file', new Blob([['email;prenom;nom;entreprise', ...lines].join('\r\n')]), 'import.csv');
  const answer = await fetch(`${url}/api/admin/imports`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { importId } = (await answer.json()) as { importId: string };
  await call('POST', `/api/admin/imports/${importId}/confirm`, {});
}

function table(measured: readonly Measured[]): void {
  for (const step of new Set(measured.map((one) => one.step))) {
    const times = measured
      .filter((one) => one.step === step)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    console.log(
      `${step.padEnd(10)} ${String(times.length).padStart(6)} ×  p50 ${round(percentile(times, 0.5))} ms  p99 ${round(percentile(times, 0.99))} ms  slowest ${round(times.at(-1) ?? 0)} ms`,
    );
  }
}

function wordsOf(failed: readonly Measured[]): string {
  return [...new Set(failed.map(({ step, status, words }) => `${step} ${status} ${words}`))].slice(0, 3).join(' | ');
}

function round(ms: number): number {
  return Math.round(ms);
}
