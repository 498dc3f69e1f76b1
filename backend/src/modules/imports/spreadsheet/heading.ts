import { isKnownHeader } from '../column-mapping.js';
import { isAddress, isEmailHeader } from '../email-columns.js';
import type { TableRow } from './source.js';

/** Rows among which the heading is looked for. */
export const HEADING_WITHIN = 20;

/**
 * Returns the heading row: before the first address, the row with most known column names. A single title is none when another row follows.
 * Null when the file has no heading.
 */
export function findHeading(first: readonly TableRow[]): TableRow | null {
  const people = first.findIndex(({ cells }) => cells.some(isAddress));
  if (people === 0) return null;
  const candidates = first.slice(0, people > 0 ? people : HEADING_WITHIN);
  let best: TableRow | undefined;
  let most = 0;
  for (const row of candidates) {
    const known = row.cells.filter((cell) => isEmailHeader(cell) || isKnownHeader(cell)).length;
    if (known > most) [best, most] = [row, known];
  }
  return best ?? candidates.find((row) => filled(row) > 1) ?? candidates[0] ?? null;
}

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell !== '').length;
