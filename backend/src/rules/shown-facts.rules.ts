import { atDecimals, shownBytes, shownMs, shownShare } from './figures.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

const tenths = (value: number): number => atDecimals(value, 1);

/** What readers see of a figure: it is judged by that, so that no value stands beside the very limit that it is said to miss. */
const AS_SHOWN = {
  mobilePoints: Math.round,
  desktopPoints: Math.round,
  accessibilityPoints: Math.round,
  bestPracticesPoints: Math.round,
  lighthouseSeoPoints: Math.round,
  mainContentMs: shownMs,
  phoneContentMs: shownMs,
  firstPaintMs: shownMs,
  speedIndexMs: shownMs,
  blockingMs: shownMs,
  layoutShift: (shift) => atDecimals(shift, 2),
  timeToInteractiveMs: shownMs,
  firstInputDelayMs: shownMs,
  loadingMs: shownMs,
  serverResponseMs: shownMs,
  pageBytes: shownBytes,
  transferBytes: shownBytes,
  titleConsistency: shownShare,
  descriptionConsistency: shownShare,
  contentRate: shownShare,
  readingEase: tenths,
  rating: tenths,
} satisfies { [Fact in keyof SiteFacts]?: (value: number) => number };

export const SHOWN_FACTS = Object.keys(AS_SHOWN) as (keyof typeof AS_SHOWN)[];

/** The facts as they are shown, judged and told; doing it again changes nothing. */
export function asShown(facts: SiteFacts): SiteFacts {
  const rounded = { ...facts };
  for (const fact of SHOWN_FACTS) {
    const value = facts[fact];
    if (value !== null) rounded[fact] = AS_SHOWN[fact](value);
  }
  return rounded;
}
