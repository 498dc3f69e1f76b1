import type { Place } from './destinations.js';

/** How the chapters stand: one after the other, closer together, the last part on a sheet of its own. */
export interface Layout {
  isTight: boolean;
  isApart: boolean;
}
export type Places = ReadonlyMap<string, Place>;

export const FLOWING: Layout = { isTight: false, isApart: false };

/** Ids of the part that can stand on a sheet of its own (the plan; the method where there is no page of contents), and of the end. */
export const APART = 'feuille';
export const END = 'fin';

/** Height of a page, 0–1, down to which it is written on at least: its margins are outside of that. */
const HALF = 0.45;

/** What to try next, from the places in a print: no page is left half empty where another layout mends it. Null = stay. */
export function betterLayout(now: Layout, places: Places): Layout | null {
  const end = places.get(END);
  const part = places.get(APART);
  if (!end || end.above >= HALF || now.isApart) return null;
  if (part && part.page === end.page - 1 && part.above >= HALF) return { ...now, isApart: true };
  return now.isTight ? null : { ...now, isTight: true };
}
