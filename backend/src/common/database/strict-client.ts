import { Client } from 'pg';

/** Thrown when a connection gets a second statement before it has answered the first. */
export class ParallelQueryError extends Error {
  constructor() {
    super('this connection is still answering: await one statement before the next');
  }
}

/** Private state of node-postgres, as of the installed version. */
interface ClientState {
  _activeQuery: unknown;
  _queryQueue: unknown[];
}

const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown;

/**
 * Used in tests: refuses parallel statements, which node-postgres queues today and rejects from its next major version on.
 * A rollback may follow the statement that it cancels.
 */
class StrictClient extends Client {}
StrictClient.prototype.query = function (this: Client, ...args: unknown[]) {
  const { _activeQuery, _queryQueue } = this as unknown as ClientState;
  if (args[0] !== 'ROLLBACK' && (_activeQuery || _queryQueue.length > 0)) throw new ParallelQueryError();
  return query.apply(this, args);
} as Client['query'];

export const clientClass = (strict: boolean): typeof Client => (strict ? StrictClient : Client);
