import { getPriority, setPriority } from 'node:os';

/** A third of the processor time of an ordinary process where both want it, all of it where nobody else does. */
const NICE = 5;

/** Batches give way to whoever waits for an answer on the same machine, whatever they start included. */
export function yieldToPeople(): void {
  if (getPriority() < NICE) setPriority(NICE);
}
