import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Resident memory of a process; 0 where /proc is missing. */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
