import { Initial1796000000000 } from './1796000000000-initial.js';
import { ApiTokens1796100000000 } from './1796100000000-api-tokens.js';

/** In the order they are applied; forward only. */
export const migrations = [Initial1796000000000, ApiTokens1796100000000];
