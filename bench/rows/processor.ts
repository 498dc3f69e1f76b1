import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Fields of /proc/PID/stat behind the name: the parent is 1, user and system time are 11 and 12, those of children that have ended 13 and 14. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return []; // it has ended
  }
}

/** Processor time of processes so far, ms. */
export const spentBy = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    const ticks = stat.slice(11, 15).reduce((all, one) => all + Number(one), 0);
    return sum + (ticks * 1000) / TICKS_PER_SECOND;
  }, 0);

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && Number(statOf(Number(name))[1]) === parent ? Number(name) : []));

/** Of a process with all that it started, also those that have ended: the database ends sessions that nobody uses. */
export const spentByAll = (parent: number): number => spentBy([parent, ...childrenOf(parent)]);
