// 300 prospects on their way at once (page, report, quiz, score, message or call) beside a bulk scan and an import.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { KEYS } from '../../backend/test/emulators/index.ts';
import { type Product, withProduct } from '../product.ts';
import { type Figure, percentile } from '../table.ts';
import type { Answered, VisitorsOrder, VisitorsResult } from './visitors-thread.ts';

const PEOPLE = 300;
const SCANNED = 200;
const IMPORTED = 5000;
const WARM = 20;
const NO_BUDGET = { callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };

export const visitors = (): Promise<Figure[]> =>
  withProduct(
    async (product) => {
      const { call, database } = product;
      await call('PUT', '/api/admin/settings/booking', { value: { horizonDays: 120, noticeHours: 0 } });
      // vendors at the pace of the default settings, as an agency scans
      const paced = Object.fromEntries(Object.keys(KEYS).map((service) => [service, NO_BUDGET]));
      await call('PUT', '/api/admin/settings/vendorLimits', { value: paced });
      await product.addProspects(PEOPLE + SCANNED + WARM);
      await database.query('VACUUM ANALYZE');
      const { rows } = await database.query<{ id: string; token: string }>('SELECT id, token FROM prospects ORDER BY token');
      const tokens = rows.map(({ token }) => token);
      await product.startWorker();
      await journeys(product, tokens.slice(-WARM), 50, 100);
      const prospectIds = rows.slice(PEOPLE, PEOPLE + SCANNED).map(({ id }) => id);
      const scan = call('POST', '/api/admin/scans', { kind: 'bulk', prospectIds });
      const [{ answered, finished }] = await Promise.all([
        journeys(product, tokens.slice(0, PEOPLE), 4000, 15_000),
        scan,
        importPeople(product),
      ]);
      printSteps(answered);
      const failed = answered.filter(({ status }) => status === 0 || (status >= 400 && status !== 409));
      if (failed.length > 0 || finished.length < PEOPLE)
        throw new Error(`${finished.length} journeys of ${PEOPLE}, ${failed.length} failures: ${JSON.stringify(failed[0])}`);
      const lost = await database.query(
        `SELECT FROM prospects p WHERE token = ANY($1)
            AND (NOT quiz_fait OR score IS NULL OR 7 <> (SELECT count(*) FROM reponses_quiz r WHERE r.prospect_id = p.id))`,
        [finished],
      );
      if (lost.rowCount) throw new Error(`${lost.rowCount} prospects have lost an answer`);
      return [
        {
          name: 'visitors',
          product: percentile(
            answered.map(({ ms }) => ms),
            0.99,
          ),
        },
      ];
    },
    { TRUST_PROXY: '1' },
  );

/** In a thread of its own: what visitors do must not delay who measures. */
async function journeys({ url }: Product, tokens: string[], pauseMs: number, spreadMs: number): Promise<VisitorsResult> {
  const workerData: VisitorsOrder = { url, tokens, pauseMs, spreadMs };
  const thread = new Worker(new URL('./visitors-thread.ts', import.meta.url), { workerData });
  const [result] = (await once(thread, 'message')) as [VisitorsResult];
  return result;
}

async function importPeople({ url, call, token }: Product): Promise<void> {
  const lines = Array.from({ length: IMPORTED }, (_, n) => `i${n}@import.example;Anne;Import ${n};Menuiserie ${n}`);
  const form = new FormData();
  form.set('file', new Blob([['email;prenom;nom;entreprise', ...lines].join('\r\n')]), 'import.csv');
  const headers = { authorization: `Bearer ${await token()}` };
  const answer = await fetch(`${url}/api/admin/imports`, { method: 'POST', body: form, headers });
  const { importId } = (await answer.json()) as { importId: string };
  await call('POST', `/api/admin/imports/${importId}/confirm`, {});
}

function printSteps(answered: readonly Answered[]): void {
  for (const step of new Set(answered.map((one) => one.step))) {
    const times = answered.filter((one) => one.step === step).map(({ ms }) => ms);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map(Math.round);
    console.log(`  ${step.padEnd(10)} ${String(times.length).padStart(5)} ×  p50 ${p50} ms  p99 ${p99} ms`);
  }
}
