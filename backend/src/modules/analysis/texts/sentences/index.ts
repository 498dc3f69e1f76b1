import { PAGE_FAULTS } from './page-faults.js';
import { PAGE_REMARKS } from './page-remarks.js';
import type { Sentence } from './sentence.js';
import { SPEED_SENTENCES } from './speed.js';

/** Everything that may be said of a site without a person; their order is the order of our own rules. */
export const SENTENCES: readonly Sentence[] = [...SPEED_SENTENCES, ...PAGE_FAULTS, ...PAGE_REMARKS];
