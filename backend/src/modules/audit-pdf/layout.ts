import type { Place } from './destinations.js';

/** How the chapters are arranged: compact, without repetitions, or with the last part on its own sheet. */
export interface Layout {
  isTight: boolean;
  isShort: boolean;
  isApart: boolean;
}
export type Places = ReadonlyMap<string, Place>;

export const FLOWING: Layout = { isTight: false, isShort: false, isApart: false };

/** Ids of the part that can have its own sheet (the plan; the method without a table of contents), and of the end. */
export const APART = 'feuille';
export const END = 'fin';

/** Height of a page, 0–1, down to which it is written on at least: its margins are outside of that. */
const HALF = 0.45;

/** An audit has at most so many pages. */
export const MOST_PAGES = 8;

/** Returns a layout to try next, if it avoids half-empty pages or too many of them. Null = keep. */
export function betterLayout(now: Layout, places: Places): Layout | null {
  const end = places.get(END);
  const part = places.get(APART);
  if (!end || now.isApart) return null;
  if (end.page > MOST_PAGES && !now.isShort) return now.isTight ? { ...now, isShort: true } : { ...now, isTight: true };
  if (end.above >= HALF) return null;
  if (part && end.page < MOST_PAGES && part.page === end.page - 1 && part.above >= HALF) return { ...now, isApart: true };
  return now.isTight ? null : { ...now, isTight: true };
}
