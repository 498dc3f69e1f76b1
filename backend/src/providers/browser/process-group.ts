import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Kills a process and its descendants; ignores ended ones. */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // already ended
  }
}

/** Resident memory of a process group in bytes (shared pages counted once per process); 0 where /proc is missing. */
export function groupMemory(leader: number): number {
  return processesOf(leader).reduce((pages, id) => pages + Number(readText(`/proc/${id}/statm`).split(' ')[1] ?? 0), 0) * 4096;
}

/** Processor time of the live threads of a process group and their time in the run queue, ms. */
interface ProcessorTime {
  ranMs: number;
  waitedMs: number;
}

/** Zero where the kernel does not count it. */
export function groupProcessorTime(leader: number): ProcessorTime {
  const total = { ranMs: 0, waitedMs: 0 };
  for (const id of processesOf(leader)) {
    for (const thread of readFolder(`/proc/${id}/task`)) {
      // "ran waited slices", ns (kernel, Documentation/scheduler/sched-stats.rst)
      const [ran = 0, waited = 0] = readText(`/proc/${id}/task/${thread}/schedstat`).split(' ').map(Number);
      total.ranMs += ran / 1e6;
      total.waitedMs += waited / 1e6;
    }
  }
  return total;
}

/**
 * Returns whether a group that did not finish within `lastedMs` was starved by others: it waited longer than it ran, for a good part of the
 * time, with less than half of the machine. A page that uses all processors itself waits for its own threads.
 */
export const wasStarved = ({ ranMs, waitedMs }: ProcessorTime, lastedMs: number, processors = availableParallelism()): boolean =>
  waitedMs > ranMs && waitedMs > lastedMs / 4 && ranMs < (lastedMs * processors) / 2;

function processesOf(leader: number): string[] {
  return readFolder('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    const stat = readText(`/proc/${entry}/stat`);
    // "pid (name) state ppid pgrp …": the name may contain spaces and brackets
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) === leader;
  });
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
