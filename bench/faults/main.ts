// Real processes and their own PostgreSQL under mixed load, while things go wrong at random:
// `npm run bench:faults [-- --faults 100 --seed 1 --only word,word --keep]`. Every acknowledged write is compared at the end.
// What is done and what is not: docs/reliability.md.

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { leftBehind } from './browsers.ts';
import { Client } from './client.ts';
import { compared } from './compare.ts';
import type { Scene } from './fault.ts';
import { brokenRules, type Violation } from './invariants.ts';
import { Ledger } from './ledger.ts';
import { startLoad } from './load/run.ts';
import { providerEvents, STAFF } from './load/staff.ts';
import { VISITORS } from './load/visitors.ts';
import { plan } from './plan.ts';
import { peopleByKind, prepare } from './prepare.ts';
import { RECOVERY_MS, recovered } from './probe.ts';
import { untilQuiet } from './quiet.ts';
import { Random } from './random.ts';
import { type Blown, report } from './report.ts';
import { startStack } from './stack.ts';
import { wrongTotals } from './totals.ts';

const { values } = parseArgs({
  options: { faults: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' }, keep: { type: 'boolean' } },
});
const count = Number(values.faults ?? 100);
const seed = Number(values.seed ?? 1);
const random = new Random(seed);
/** A letter that a killed worker held waits for the end of its lease, five minutes. */
const QUIET_MS = 330_000;

const began = performance.now();
const stack = await startStack();
const ledger = new Ledger();
const client = new Client(stack.webs.map(({ url }) => url));
let violations: Violation[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stack.stop(false).finally(() => process.exit(130)));
try {
  const { people, webhookPath } = await prepare(stack, client);
  const next = peopleByKind(people);
  const { blows, left } = plan(stack, random, count, values.only?.split(',') ?? []);
  const scene: Scene = {
    ...stack,
    wantBrowser: async () => {
      await client.call('POST', `/api/admin/prospects/${next('scan').id}/audit-pdf`, {});
    },
  };
  const load = startLoad([...VISITORS, ...STAFF, providerEvents(webhookPath)], {
    client,
    ledger,
    random: random.branch(),
    next,
    sitePort: stack.sites.port,
  });
  await sleep(3000);
  const blown: Blown[] = [];
  for (const { faults, quietMs } of blows) {
    await sleep(quietMs);
    const at = (performance.now() - began) / 1000;
    const badBefore = client.bad.length;
    const failed = (await Promise.allSettled(faults.map((fault) => fault.happen(scene)))).flatMap((end) =>
      end.status === 'rejected' ? [String(end.reason)] : [],
    );
    const { ms, missing } = await recovered(stack, client, next('probe'));
    // a person presses « Réessayer » beside a vendor whose circuit is open
    for (const vendor of Object.keys(stack.vendorDoors)) await client.call('POST', `/api/admin/vendors/${vendor}/reset-circuit`);
    const one = { at, faults, recoveryMs: ms, missing, failed, bad: client.bad.slice(badBefore) };
    blown.push(one);
    console.log(report.line(one));
  }
  await load.stop();
  const calm = performance.now();
  violations = await stack.cluster.alone(async (database) => {
    const undone = await untilQuiet(database, QUIET_MS);
    const rules = await brokenRules(database);
    const all = [
      ...Object.entries(undone).map(([name, rows]) => ({ rule: `nothing left undone: ${name}`, rows })),
      ...rules.violations,
      ...(await compared(ledger, database, stack)),
      ...(await wrongTotals(client, database)),
    ];
    console.log(
      `${rules.checked} checks of the database, everything ended ${Math.round((performance.now() - calm) / 1000)} s after the load`,
    );
    return all;
  });
  const behind = leftBehind(stack.folder);
  if (behind.length > 0) violations.push({ rule: 'no process left behind', rows: behind });
  const unexpected = client.bad.filter(({ status }) => status === 500);
  if (unexpected.length > 0)
    violations.push({
      rule: 'a trouble of the machine is told as 503, never as 500',
      rows: unexpected.map(({ call, body }) => `${call} ${body}`),
    });
  for (const fault of load.faults) violations.push({ rule: 'the load generator', rows: [fault] });
  const late = blown.filter(({ missing }) => missing.length > 0);
  if (late.length > 0)
    violations.push({
      rule: `recovered within ${RECOVERY_MS / 1000} s`,
      rows: late.map(({ faults, missing }) => `${faults.map(({ words }) => words).join(' + ')}: ${missing.join(', ')}`),
    });
  for (const { failed } of blown) if (failed.length > 0) violations.push({ rule: 'every fault has happened', rows: failed });
  report.table({
    seed,
    blown,
    left,
    ledger,
    load,
    client,
    mails: stack.mail.received.length,
    hooks: stack.sites.hooks.size,
    seconds: (performance.now() - began) / 1000,
    violations,
  });
  if (violations.length > 0) process.exitCode = 1;
} finally {
  await stack.stop(values.keep === true || violations.length > 0);
}
