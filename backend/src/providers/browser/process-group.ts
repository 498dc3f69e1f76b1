import { readdirSync, readFileSync } from 'node:fs';

/** Ends a process and everything it started. Harmless when it is gone. */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // already gone
  }
}

/** Resident memory of a process group in bytes (shared pages counted once per process); 0 where /proc is missing. */
export function groupMemory(leader: number): number {
  let pages = 0;
  for (const entry of readFolder('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = readText(`/proc/${entry}/stat`);
    // "pid (name) state ppid pgrp …": the name may contain spaces and brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== leader) continue;
    pages += Number(readText(`/proc/${entry}/statm`).split(' ')[1] ?? 0);
  }
  return pages * 4096;
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
