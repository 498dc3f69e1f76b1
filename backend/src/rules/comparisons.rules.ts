import type { Judged } from './bands.rules.js';
import { t } from './language.rules.js';

/** A site beside its own past and beside the others that we have measured. */

/** Points by which Lighthouse swings between two runs of the same page: less is no change. */
const SWING = 5;
/** Minimum number of sites for a percentile. */
const FEWEST_SITES = 20;
/** Share of the others that a site leaves behind, percent. */
const AHEAD_FROM = 70;
const AMID_FROM = 40;

export function changeBand(difference: number): Judged {
  if (difference >= SWING) return { tone: 'good', word: t`En progrès` };
  return difference <= -SWING ? { tone: 'poor', word: t`En recul` } : { tone: 'none', word: t.as('progrès')`Stable` };
}

export const hasEnoughSites = (sites: number): boolean => sites >= FEWEST_SITES;

export function percentileBand(percent: number): Judged {
  if (percent >= AHEAD_FROM) return { tone: 'good', word: t`Devant` };
  return percent >= AMID_FROM ? { tone: 'fair', word: t`Au milieu` } : { tone: 'poor', word: t`Derrière` };
}
