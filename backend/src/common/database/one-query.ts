import { PreparingClient } from './prepared.js';

/** A connection was asked while it was still answering: two parts of a program read side by side where they should take turns. */
export class SecondQuery extends Error {
  constructor() {
    super('this connection is still answering: await one statement before the next');
  }
}

/** What pg knows of itself, of this very version. */
interface Busy {
  _activeQuery: unknown;
  _queryQueue: unknown[];
}

const query = PreparingClient.prototype.query as (this: PreparingClient, ...asked: unknown[]) => unknown;

/**
 * On in tests: pg would let such statements wait for each other, and will no longer from its next version on. What gives a
 * transaction up may follow what it gives up.
 */
class StrictClient extends PreparingClient {}
StrictClient.prototype.query = function (this: PreparingClient, ...asked: unknown[]) {
  const { _activeQuery, _queryQueue } = this as unknown as Busy;
  if (asked[0] !== 'ROLLBACK' && (_activeQuery || _queryQueue.length > 0)) throw new SecondQuery();
  return query.apply(this, asked);
} as PreparingClient['query'];

export const clientClass = (strict: boolean): typeof PreparingClient => (strict ? StrictClient : PreparingClient);
