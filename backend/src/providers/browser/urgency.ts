import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits for a measurement: a person, nobody in particular (bulk, night), or nobody at all (more runs of a known figure). */
export type Urgency = 'person' | 'batch' | 'refinement';

const urgencies = new AsyncLocalStorage<Urgency>();

/** Does something whose measurements, however deep, are as urgent as that. */
export const withUrgency = <T>(urgency: Urgency, work: () => Promise<T>): Promise<T> => urgencies.run(urgency, work);

export const currentUrgency = (): Urgency => urgencies.getStore() ?? 'person';
