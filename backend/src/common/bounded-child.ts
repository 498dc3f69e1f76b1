import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** One hundredth of a second on every Linux that Node runs on (`getconf CLK_TCK`). */
const TICK_MS = 10;
const LOOK_EVERY_MS = 50;

export interface Bounds {
  /** Processor time that the work may take: a busy machine does not shorten it. */
  processorMs: number;
  /** Resident memory. */
  memoryBytes: number;
  /** How long to wait when the machine leaves the work no processor. */
  patienceMs: number;
}

/** What ended a process: it took more than its bounds, or the machine had nothing left for it. */
export type Ending = 'exceeded' | 'starved';

/** Ends a process that leaves its bounds from now on; the watch ends with the function that is returned. */
export function boundChild(child: ChildProcess, bounds: Bounds, onEnding: (ending: Ending) => void): () => void {
  const before = usage(child.pid).processorMs;
  const end = (ending: Ending) => {
    stop();
    onEnding(ending);
    child.kill('SIGKILL');
  };
  const look = setInterval(() => {
    const { processorMs, memoryBytes } = usage(child.pid);
    if (processorMs - before > bounds.processorMs || memoryBytes > bounds.memoryBytes) end('exceeded');
  }, LOOK_EVERY_MS);
  const patience = setTimeout(() => end('starved'), bounds.patienceMs);
  const stop = () => {
    clearInterval(look);
    clearTimeout(patience);
  };
  return stop;
}

/** Returns whether V8 ended the process because its heap was full. */
export const isHeapFull = (code: number | null, signal: NodeJS.Signals | null): boolean => signal === 'SIGABRT' || code === 134;

/** What a process has taken so far, all of its threads; zeros when it has ended, or where /proc is missing. */
function usage(pid: number | undefined): { processorMs: number; memoryBytes: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "pid (name) state …": the name may contain spaces and brackets; user and system time are fields 14 and 15, proc(5)
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, resident = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return { processorMs: ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS, memoryBytes: resident * PAGE_BYTES };
  } catch {
    return { processorMs: 0, memoryBytes: 0 };
  }
}
