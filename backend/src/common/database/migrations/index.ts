import { Initial1796000000000 } from './1796000000000-initial.js';

/** In the order they are applied; forward only. */
export const migrations = [Initial1796000000000];
