import type { Judged } from './bands.rules.js';

/** A site beside its own past and beside the others that we have measured. */

/** Points by which Lighthouse swings between two runs of the same page: less is no change. */
const SWING = 5;
/** Below this number of sites a percentile says nothing. */
const FEWEST_SITES = 20;
/** Share of the others that a site leaves behind, percent. */
const AHEAD_FROM = 70;
const AMID_FROM = 40;

export function changeBand(difference: number): Judged {
  if (difference >= SWING) return { tone: 'good', word: 'En progrès' };
  return difference <= -SWING ? { tone: 'poor', word: 'En recul' } : { tone: 'none', word: 'Stable' };
}

export const hasEnoughSites = (sites: number): boolean => sites >= FEWEST_SITES;

export function percentileBand(percent: number): Judged {
  if (percent >= AHEAD_FROM) return { tone: 'good', word: 'Devant' };
  return percent >= AMID_FROM ? { tone: 'fair', word: 'Au milieu' } : { tone: 'poor', word: 'Derrière' };
}
