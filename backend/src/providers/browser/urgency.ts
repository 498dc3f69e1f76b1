import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits for a measurement: a person, a batch (bulk, nightly), or a refinement (more runs of a known figure). */
export type Urgency = 'person' | 'batch' | 'refinement';

const urgencies = new AsyncLocalStorage<Urgency>();

/** Runs work whose measurements, however deep, have this urgency. */
export const withUrgency = <T>(urgency: Urgency, work: () => Promise<T>): Promise<T> => urgencies.run(urgency, work);

export const currentUrgency = (): Urgency => urgencies.getStore() ?? 'person';
