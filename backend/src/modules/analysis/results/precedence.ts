import type { Source } from './analysis.contract.js';

/** Precedence of sources: manual before measured or generated, these before built-in and sample. */
const RANK: Record<Source, number> = { sample: 0, builtin: 1, live: 2, manual: 3 };

/**
 * Whether a result takes the place of the stored one: nothing good is ever overwritten by less. A model that fails today
 * leaves the text it wrote yesterday, and what a person has written survives every scan.
 */
export const replaces = (next: Source, current: Source): boolean => RANK[next] >= RANK[current];
