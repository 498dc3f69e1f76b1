import type { Client } from '../client.ts';
import type { Ledger } from '../ledger.ts';
import type { Random } from '../random.ts';

export interface Person {
  id: string;
  token: string;
  email: string;
}

/** What every kind of load works with. */
export interface LoadContext {
  client: Client;
  ledger: Ledger;
  random: Random;
  /** A prospect that no other kind of load touches; goes round when all have been had. */
  next: (kind: string) => Person;
  sitePort: number;
  isOver: () => boolean;
}

/** One kind of load: does one thing at a time, the next after a pause. */
export interface Load {
  name: string;
  /** Seconds between two. */
  pause: readonly [number, number];
  /** How many do it at once. */
  lanes: number;
  once: (context: LoadContext) => Promise<void>;
}

export const isDone = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
