import type { Place } from './destinations.js';

/** Arrangement of the chapters: consecutive, compact, or with the last part on its own sheet. */
export interface Layout {
  isTight: boolean;
  isApart: boolean;
}
export type Places = ReadonlyMap<string, Place>;

export const FLOWING: Layout = { isTight: false, isApart: false };

/** Ids of the part that can have its own sheet (the plan; the method without a table of contents), and of the end. */
export const APART = 'feuille';
export const END = 'fin';

/** Height of a page, 0–1, down to which it is written on at least: its margins are outside of that. */
const HALF = 0.45;

/** Returns a layout to try next, if it avoids half-empty pages. Null = keep. */
export function betterLayout(now: Layout, places: Places): Layout | null {
  const end = places.get(END);
  const part = places.get(APART);
  if (!end || end.above >= HALF || now.isApart) return null;
  if (part && part.page === end.page - 1 && part.above >= HALF) return { ...now, isApart: true };
  return now.isTight ? null : { ...now, isTight: true };
}
