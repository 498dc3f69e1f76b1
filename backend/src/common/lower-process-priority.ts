import { getPriority, setPriority } from 'node:os';

/** A tenth of the processor time of a normal process under contention, else all of it. */
const NICE = 10;

/** Lowers the priority of this process and its children (nice value), so that requests on the same machine are answered first. */
export function lowerProcessPriority(): void {
  if (getPriority() < NICE) setPriority(NICE);
}
