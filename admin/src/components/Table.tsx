import type { ReactNode } from 'react';
import { ScrollingFrame } from './ScrollingFrame';

/** Header, cell and class of a column: `number`, `words`, `drawing`, `unnamed` (its header is for screen readers), `labelled` or others of `primitives.css`. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => ReactNode, look?: string];

interface TableProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The first names its row. */
  columns: readonly Column<Row>[];
  /** Its name; with it the table scrolls in its own frame where it does not fit. */
  label?: string;
  /** Its name for screen readers alone. */
  caption?: string;
  /** `stacks`: without room for columns a row takes lines. */
  look?: string;
}

/** A read-only table without sorting and selection; records of a list use `RecordTable`. */
export function Table<Row>({ rows, rowKey, columns, label, caption, look = '' }: TableProps<Row>) {
  const table = (
    <table className={`table ${look}`} aria-label={caption ? undefined : label}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(([head, , kind]) => (
            <th key={head} scope="col" className={kind}>
              {kind === 'drawing' || kind?.includes('unnamed') ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(([head, cell, kind], index) =>
              index === 0 ? (
                <th key={head} scope="row" className={kind} data-label={kind?.includes('labelled') ? head : undefined}>
                  {cell(row)}
                </th>
              ) : (
                <td key={head} className={kind} data-label={kind?.includes('labelled') ? head : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return label ? <ScrollingFrame label={label}>{table}</ScrollingFrame> : table;
}
