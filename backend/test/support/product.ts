import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './until.js';

const ROOT = join(import.meta.dirname, '../../..');

export interface Product {
  process: ChildProcess;
  url: string;
  output: () => string;
}

const started: ChildProcess[] = [];

/** Starts the product as a person would, as the leader of a process group, and waits for its line « Prêt ». */
export async function startProduct(
  environment: Record<string, string>,
  command: [string, ...string[]] = [process.execPath, 'scripts/start.mjs'],
): Promise<Product> {
  const [program, ...args] = command;
  let output = '';
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
  });
  started.push(child);
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const deadline = Date.now() + 180_000;
  for (;;) {
    const url = /Prêt : (\S+)/.exec(output)?.[1];
    if (url) return { process: child, url, output: () => output };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the product did not start:\n${output}`);
    await sleep(50);
  }
}

/** Ends whatever a test left running, its database included, and waits for it. */
export async function killStarted(): Promise<void> {
  await Promise.all(
    started.splice(0).map(async ({ pid = 0 }) => {
      try {
        process.kill(-pid, 'SIGTERM');
      } catch {
        return; // already gone
      }
      await gone(-pid);
    }),
  );
}

/** Waits until a process, or a group by its negative number, is gone. */
export const gone = (pid: number): Promise<boolean> =>
  until(() => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  });
