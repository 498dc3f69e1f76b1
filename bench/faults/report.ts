import type { BadAnswer, Client } from './client.ts';
import type { Fault } from './fault.ts';
import type { Violation } from './invariants.ts';
import type { Ledger } from './ledger.ts';
import type { RunningLoad } from './load/run.ts';

/** One or two faults that have happened, and what came after. */
export interface Blown {
  /** Seconds since the start. */
  at: number;
  faults: Fault[];
  recoveryMs: number;
  /** What had not come back in time. */
  missing: string[];
  /** Faults that could not be made. */
  failed: string[];
  bad: BadAnswer[];
}

interface Result {
  seed: number;
  blown: Blown[];
  left: string[];
  ledger: Ledger;
  load: RunningLoad;
  client: Client;
  mails: number;
  hooks: number;
  seconds: number;
  violations: Violation[];
}

const SHOWN_ROWS = 8;
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const wordsOf = (faults: readonly Fault[]) => faults.map(({ words }) => words).join(' + ');

function line({ at, faults, recoveryMs, missing, failed, bad }: Blown): string {
  const codes = [...new Set(bad.map(({ status }) => status))].map(
    (code) => `${bad.filter(({ status }) => status === code).length} × ${code}`,
  );
  const trouble = [...missing.map((part) => `NOT BACK: ${part}`), ...failed];
  return `${at.toFixed(0).padStart(4)} s  ${wordsOf(faults).padEnd(74)} back after ${seconds(recoveryMs).padStart(4)} s  ${[...codes, ...trouble].join(', ')}`;
}

function table({ seed, blown, left, ledger, load, client, mails, hooks, violations, ...result }: Result): void {
  const byKind = new Map<string, number[]>();
  for (const { faults, recoveryMs } of blown) for (const { kind } of faults) byKind.set(kind, [...(byKind.get(kind) ?? []), recoveryMs]);
  console.log(`\nSeed ${seed}: ${blown.reduce((sum, { faults }) => sum + faults.length, 0)} faults in ${Math.round(result.seconds)} s`);
  for (const [kind, times] of [...byKind].sort()) {
    const sorted = times.sort((one, other) => one - other);
    const median = seconds(sorted[sorted.length >> 1] ?? 0);
    console.log(
      `  ${kind.padEnd(24)} ${String(times.length).padStart(3)} ×  back after ${median} s (median), ${seconds(sorted.at(-1) ?? 0)} s (slowest)`,
    );
  }
  for (const why of left) console.log(`  not done here: ${why}`);
  const turns = [...load.turns].map(([name, count]) => `${name} ${count}`).join(', ');
  console.log(`  load: ${turns}`);
  console.log(
    `  ${ledger.acknowledged} acknowledged writes, ${mails} messages, ${hooks} webhooks; ${client.counted.answered} answers, ${client.counted.unanswered} calls without one, ${client.bad.length} of 500 and more`,
  );
  for (const { rule, rows } of violations) {
    console.log(`  BROKEN: ${rule} (${rows.length})`);
    for (const row of rows.slice(0, SHOWN_ROWS)) console.log(`    ${row.slice(0, 300)}`);
  }
  console.log(violations.length === 0 ? 'PASS' : 'FAIL');
}

export const report = { line, table };
