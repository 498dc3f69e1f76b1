import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

interface OpenTransaction {
  manager: EntityManager;
  isOpen: boolean;
}

type Work = (manager: EntityManager) => Promise<unknown>;
type Obtain = (...args: never[]) => Promise<unknown>;

const running = new AsyncLocalStorage<OpenTransaction>();

/** Somebody inside a transaction asked for a second connection: with an exhausted pool all would wait for each other for ever. */
export class SecondConnection extends Error {
  constructor() {
    super('a transaction is open here: read and write through its manager');
  }
}

/** The transaction that the caller runs in; null outside, and once it has ended. */
export function openTransaction(): EntityManager | null {
  const transaction = running.getStore();
  return transaction?.isOpen ? transaction.manager : null;
}

/** Where whoever may be called inside a transaction reads and writes: in it, else on any connection. */
export const currentManager = (database: DataSource): EntityManager => openTransaction() ?? database.manager;

/** For what goes on beside the transaction that it is begun in, by a connection of its own: the transaction must not wait for it. */
export const outsideTransactions = <T>(work: () => T): T => running.exit(work);

/**
 * Makes known which transaction runs where. `strict`, on in tests, refuses whoever takes a connection of the pool while
 * holding one.
 */
export function withOneConnection(source: DataSource, strict: boolean): DataSource {
  const { manager } = source;
  const transaction = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  const known =
    (work: Work): Work =>
    (inside) =>
      within(inside, work);
  // an isolation may stand before the work, and TypeORM itself passes on what was left out after it
  manager.transaction = ((...args: unknown[]) =>
    transaction(
      ...args.map((argument) => (typeof argument === 'function' ? known(argument as Work) : argument)),
    )) as EntityManager['transaction'];
  if (strict) {
    const driver = source.driver as unknown as Record<'obtainMasterConnection' | 'obtainSlaveConnection', Obtain>;
    for (const name of ['obtainMasterConnection', 'obtainSlaveConnection'] as const) {
      const obtain = driver[name].bind(driver);
      driver[name] = async (...args) => {
        if (openTransaction()) throw new SecondConnection();
        return obtain(...args);
      };
    }
  }
  return source;
}

async function within(manager: EntityManager, work: Work): Promise<unknown> {
  const transaction = { manager, isOpen: true };
  try {
    return await running.run(transaction, work, manager);
  } finally {
    transaction.isOpen = false;
  }
}
