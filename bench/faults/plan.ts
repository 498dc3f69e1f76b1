import type { Fault, FaultKind } from './fault.ts';
import { OUTSIDE_FAULTS } from './kinds-outside.ts';
import { PROCESS_FAULTS } from './kinds-process.ts';
import type { Random } from './random.ts';
import type { Stack } from './stack.ts';

export const KINDS: readonly FaultKind[] = [...PROCESS_FAULTS, ...OUTSIDE_FAULTS];

/** One or two faults at the same moment, some quiet time after those before. */
export interface Blow {
  faults: Fault[];
  quietMs: number;
}

/** All faults of a run, from its seed alone: each kind that this machine can do at least once where there is room, then by weight. */
export function plan(stack: Stack, random: Random, count: number, only: readonly string[]): { blows: Blow[]; left: string[] } {
  const wanted = KINDS.filter(({ kind }) => only.length === 0 || only.some((word) => kind.includes(word)));
  const possible = wanted.filter(({ lacks }) => !lacks?.(stack));
  const left = wanted.flatMap(({ kind, lacks }) => (lacks?.(stack) ? [`${kind}: ${lacks(stack)}`] : []));
  const weighted = possible.flatMap((kind) => Array<FaultKind>(kind.weight).fill(kind));
  const first = random.shuffled(possible).slice(0, count);
  const rest = Array.from({ length: Math.max(0, count - first.length) }, () => random.one(weighted));
  const faults = random.shuffled([...first, ...rest]).map((kind) => kind.make(random));
  const blows: Blow[] = [];
  for (let index = 0; index < faults.length; ) {
    const size = random.next() < 0.3 ? 2 : 1;
    blows.push({ faults: faults.slice(index, index + size), quietMs: random.between(500, 2000) });
    index += size;
  }
  return { blows, left };
}
