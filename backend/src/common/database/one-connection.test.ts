import type { DataSource, EntityManager } from 'typeorm';
import { openTransaction, outsideTransactions, SecondConnection, withOneConnection } from './one-connection.js';

/** A source whose transactions run on a connection of their own, as TypeORM's do. */
function aSource(strict: boolean) {
  let taken = 0;
  const driver = {
    obtainMasterConnection: async () => ++taken,
    obtainSlaveConnection: async () => ++taken,
  };
  const inside = {} as EntityManager;
  const manager = {
    transaction: async (...args: unknown[]) => {
      await driver.obtainMasterConnection();
      return (args.find((one) => typeof one === 'function') as (manager: EntityManager) => unknown)(inside);
    },
  };
  const source = withOneConnection({ manager, driver } as unknown as DataSource, strict);
  // as TypeORM's data source calls it
  const run = (work: (manager: EntityManager) => Promise<unknown>) =>
    (source.manager.transaction as (...args: unknown[]) => Promise<unknown>)(work, undefined);
  return {
    source,
    run,
    inside,
    query: () => driver.obtainMasterConnection(),
    read: () => driver.obtainSlaveConnection(),
    taken: () => taken,
  };
}

describe('one connection for whoever has a transaction open', () => {
  it('knows the transaction through every await, and none outside or afterwards', async () => {
    const { source, inside } = aSource(true);
    expect(openTransaction()).toBeNull();
    let later: Promise<EntityManager | null> | undefined;
    await source.manager.transaction('REPEATABLE READ', async () => {
      await new Promise((go) => setImmediate(go));
      expect(openTransaction()).toBe(inside);
      expect(outsideTransactions(openTransaction)).toBeNull();
      later = new Promise((tell) => setTimeout(() => tell(openTransaction()), 5));
    });
    expect(openTransaction()).toBeNull();
    await expect(later).resolves.toBeNull();
  });

  it('refuses a second one, nested transactions and readers included, and goes on after a failure', async () => {
    const { source, run, query, read, taken } = aSource(true);
    for (const ask of [query, read, () => source.manager.transaction(async () => undefined)])
      await expect(run(async () => ask())).rejects.toThrow(SecondConnection);
    expect(taken()).toBe(3);
    await expect(query()).resolves.toBe(4);
  });

  it('lets two transactions go side by side', async () => {
    const { source, taken } = aSource(true);
    await Promise.all([1, 2].map(() => source.manager.transaction(async () => new Promise((go) => setImmediate(go)))));
    expect(taken()).toBe(2);
  });

  it('refuses nothing where it is not strict', async () => {
    const { run, query } = aSource(false);
    await expect(run(async () => query())).resolves.toBe(2);
  });
});
