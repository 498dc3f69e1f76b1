import type { Source } from './analysis.contract.js';

/** What may stand in for what: an edit of a person before a measurement or a model's text, these before our own rules' text. */
const RANK: Record<Source, number> = { sample: 0, builtin: 1, live: 2, manual: 3 };

/**
 * Whether a result takes the place of the stored one: nothing good is ever overwritten by less. A model that fails today
 * leaves the text it wrote yesterday, and what a person has written survives every scan.
 */
export const replaces = (next: Source, current: Source): boolean => RANK[next] >= RANK[current];
