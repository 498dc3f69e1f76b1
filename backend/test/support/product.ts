import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** Ends whatever a failed test left running, its database included. */
export function killStarted(): void {
  for (const { pid } of started) {
    try {
      process.kill(-(pid ?? 0), 'SIGTERM');
    } catch {
      // already gone
    }
  }
}

/** Waits until a process is gone; false when it still lives after `timeoutMs`. */
export async function isGone(pid: number, timeoutMs = 20_000): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100)) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
  }
  return false;
}
