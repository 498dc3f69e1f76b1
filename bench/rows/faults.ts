// Two web and two worker processes and PostgreSQL under mixed load while they are killed. At the end every acknowledged write
// is compared with the database, the mail server and the receiver of the webhooks (docs/reliability.md).
import { setTimeout as sleep } from 'node:timers/promises';
import { leftBehind } from '../faults/browsers.ts';
import { Client } from '../faults/client.ts';
import { compared } from '../faults/compare.ts';
import { brokenRules, type Violation } from '../faults/invariants.ts';
import { plannedKills } from '../faults/kills.ts';
import { Ledger } from '../faults/ledger.ts';
import { type RunningLoad, startLoad } from '../faults/load/run.ts';
import { STAFF } from '../faults/load/staff.ts';
import { VISITORS } from '../faults/load/visitors.ts';
import { peopleByKind, prepare } from '../faults/prepare.ts';
import { recovered } from '../faults/probe.ts';
import { untilQuiet } from '../faults/quiet.ts';
import { Random } from '../faults/random.ts';
import { type Stack, startStack } from '../faults/stack.ts';
import { type Figure, percentile } from '../table.ts';

/** An e-mail that a killed worker held waits for the end of its lease, five minutes. */
const QUIET_MS = 330_000;
const SHOWN_ROWS = 8;

interface Run {
  stack: Stack;
  client: Client;
  ledger: Ledger;
  random: Random;
}

export async function faults(count: number, seed: number): Promise<Figure[]> {
  const stack = await startStack();
  const run: Run = { stack, client: new Client(stack.webs.map(({ url }) => url)), ledger: new Ledger(), random: new Random(seed) };
  let violations: Violation[] | undefined;
  try {
    const next = peopleByKind(await prepare(stack, run.client));
    const load = startLoad([...VISITORS, ...STAFF], { ...run, random: run.random.branch(), next, sitePort: stack.sites.port });
    const duringKills = await killAll(run, next, count);
    await load.stop();
    violations = [...duringKills, ...(await broken(run, load))];
    for (const { rule, rows } of violations)
      console.log(`  BROKEN: ${rule} (${rows.length})\n    ${rows.slice(0, SHOWN_ROWS).join('\n    ')}`);
    return [{ name: 'faults', product: violations.length }];
  } finally {
    await stack.stop(violations?.length !== 0);
  }
}

async function killAll({ stack, client, random }: Run, next: ReturnType<typeof peopleByKind>, count: number): Promise<Violation[]> {
  const [late, failed, times]: [string[], string[], number[]] = [[], [], []];
  const wantBrowser = async () => void (await client.call('POST', `/api/admin/prospects/${next('scan').id}/audit-pdf`, {}));
  for (const { kind, kill } of plannedKills(random, count)) {
    await sleep(random.between(500, 2000));
    await Promise.resolve(kill(stack, random, wantBrowser)).catch((error: unknown) => failed.push(`${kind}: ${error}`));
    const { ms, missing } = await recovered(stack, client, next('probe'));
    times.push(ms);
    if (missing.length > 0) late.push(`${kind}: ${missing.join(', ')}`);
    console.log(`  ${kind.padEnd(20)} back after ${(ms / 1000).toFixed(1).padStart(4)} s  ${missing.join(', ')}`);
  }
  console.log(
    `  back after ${(percentile(times, 0.5) / 1000).toFixed(1)} s (median), ${(Math.max(...times) / 1000).toFixed(1)} s (slowest)`,
  );
  return [
    { rule: 'recovers within 30 s', rows: late },
    { rule: 'every kill has happened', rows: failed },
  ].filter(({ rows }) => rows.length > 0);
}

async function broken({ stack, client, ledger }: Run, load: RunningLoad): Promise<Violation[]> {
  const unexpected = client.bad.filter(({ status }) => status === 500).map(({ call, body }) => `${call} ${body}`);
  const violations = await stack.cluster.connected(async (database) => {
    const undone = Object.entries(await untilQuiet(database, QUIET_MS)).map(([name, rows]) => ({
      rule: `nothing left undone: ${name}`,
      rows,
    }));
    const rules = await brokenRules(database);
    console.log(
      `  ${ledger.acknowledged} acknowledged writes, ${stack.mail.received.length} e-mails, ${rules.checked} checks of the database`,
    );
    return [...undone, ...rules.violations, ...(await compared(ledger, database, stack))];
  });
  const others = [
    { rule: 'an outage is answered with 503, never with 500', rows: unexpected },
    { rule: 'no process is left behind', rows: leftBehind(stack.folder) },
    { rule: 'the load itself', rows: load.faults },
  ];
  return [...violations, ...others.filter(({ rows }) => rows.length > 0)];
}
