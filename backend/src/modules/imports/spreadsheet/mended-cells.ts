import type { MendedCell } from '../import.contract.js';
import { cellText } from './cell-text.js';
import type { Source, TableRow } from './source.js';

/** The same source with corrected cells in place of those of the file. */
export function withMendedCells({ rows, ...source }: Source, mended: readonly MendedCell[]): Source {
  if (mended.length === 0) return { ...source, rows };
  const byLine = new Map<number, MendedCell[]>();
  for (const cell of mended) byLine.set(cell.line, [...(byLine.get(cell.line) ?? []), cell]);

  function mend(row: TableRow): TableRow {
    const cells = [...row.cells];
    for (const { column, value } of byLine.get(row.line) ?? []) {
      while (cells.length < column) cells.push('');
      cells[column] = cellText(value);
    }
    return { line: row.line, cells };
  }

  async function* mendedRows(sheet: number): AsyncGenerator<TableRow[]> {
    for await (const portion of rows(sheet)) yield portion.map((row) => (byLine.has(row.line) ? mend(row) : row));
  }

  return { ...source, rows: mendedRows };
}
