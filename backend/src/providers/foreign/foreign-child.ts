/**
 * Child process that parses foreign bytes, one task at a time, orders and results by IPC, so that malicious input cannot affect the server.
 * Its parent ends it at the deadline or the memory limit.
 */
import { exitWithParentProcess } from '../../common/exit-with-parent-process.js';
import { type ForeignTask, foreignWork } from './foreign-work.js';

export interface ForeignOrder {
  task: ForeignTask;
  input: unknown[];
}

export type ForeignAnswer = { result: unknown } | { error: string };

process.on('message', async ({ task, input }: ForeignOrder) => process.send?.(await answer(task, input)));
exitWithParentProcess(() => process.exit(0));

async function answer(task: ForeignTask, input: unknown[]): Promise<ForeignAnswer> {
  try {
    return { result: await (foreignWork[task] as (...input: unknown[]) => unknown)(...input) };
  } catch (error) {
    return { error: String(error) };
  }
}
