import type { Random } from './random.ts';
import type { Stack } from './stack.ts';

/** The stack, and what makes one of its browsers work. */
export interface Scene extends Stack {
  wantBrowser: () => Promise<void>;
}

/** One thing that goes wrong. `happen` ends when the cause is gone. */
export interface Fault {
  kind: string;
  /** With the particulars of this one. */
  words: string;
  happen: (scene: Scene) => Promise<void>;
}

export interface FaultKind {
  kind: string;
  /** How often beside the others. */
  weight: number;
  make: (random: Random) => Fault;
  /** What this machine lacks for it. */
  lacks?: (stack: Stack) => string | null;
}
