import type { BenchProduct } from '../product.ts';
import type { Hand, Step } from './hand.ts';

export interface Desk {
  product: BenchProduct;
  hand: Hand;
  /** The prospects of `prepare`. */
  ids: string[];
}

export interface Task {
  name: string;
  /** The way before the desk, which is still there: step by step, counted by the rule of `hand.ts`. */
  before: Step[];
  /** Answers the prospects that it is about. */
  prepare: (product: BenchProduct) => Promise<string[]>;
  play: (desk: Desk) => Promise<void>;
  /** Whether it is really done: asked of the database, or seen on the page. */
  isDone: (desk: Desk) => Promise<boolean>;
}

/** At most this many actions, or a third of those before. */
export const FEW = 5;
