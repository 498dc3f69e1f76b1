import { AsyncLocalStorage } from 'node:async_hooks';

/** Whom a paid call is made for. */
export interface Charge {
  scanId: string | null;
  taskId: string | null;
}

const charges = new AsyncLocalStorage<Charge>();

/** Does something whose paid calls, however deep, are put down to a scan. */
export const chargedTo = <T>(charge: Charge, work: () => Promise<T>): Promise<T> => charges.run(charge, work);

export const currentCharge = (): Charge => charges.getStore() ?? { scanId: null, taskId: null };
