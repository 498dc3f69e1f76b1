import { AsyncLocalStorage } from 'node:async_hooks';

/** What a paid call is made for. */
export interface Charge {
  scanId: string | null;
  taskId: string | null;
}

const charges = new AsyncLocalStorage<Charge>();

/** Runs work whose paid calls, however deep, are charged to a scan. */
export const chargedTo = <T>(charge: Charge, work: () => Promise<T>): Promise<T> => charges.run(charge, work);

export const currentCharge = (): Charge => charges.getStore() ?? { scanId: null, taskId: null };
