import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

interface OpenTransaction {
  manager: EntityManager;
  isOpen: boolean;
}

type Work = (manager: EntityManager) => Promise<unknown>;
type Obtain = (...args: never[]) => Promise<unknown>;

const running = new AsyncLocalStorage<OpenTransaction>();

/** A second connection was requested inside a transaction. With an exhausted pool all transactions would deadlock. */
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

/** Returns the manager of the current transaction, else that of the pool. */
export const currentManager = (database: DataSource): EntityManager => openTransaction() ?? database.manager;

/** Runs work outside the current transaction, on its own connection. */
export const outsideTransactions = <T>(work: () => T): T => running.exit(work);

/** Tracks the current transaction. `strict` (tests) throws when a second connection of the pool is taken. */
export function withOneConnection(source: DataSource, strict: boolean): DataSource {
  const { manager } = source;
  const transaction = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  const known =
    (work: Work): Work =>
    (inside) =>
      within(inside, work);
  // an isolation level may precede the work, and TypeORM passes undefined after it
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
