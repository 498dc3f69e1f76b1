import { atDecimals, shownBytes, shownMs, shownShare } from './figures.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

const tenths = (value: number): number => atDecimals(value, 1);

/** Rounds figures as displayed; they are judged by that, so that no value equals the limit it misses. */
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

/** Returns the facts as displayed and judged; idempotent. */
export function asShown(facts: SiteFacts): SiteFacts {
  const rounded = { ...facts };
  for (const fact of SHOWN_FACTS) {
    const value = facts[fact];
    if (value !== null) rounded[fact] = AS_SHOWN[fact](value);
  }
  return rounded;
}
