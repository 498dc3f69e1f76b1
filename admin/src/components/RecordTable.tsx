import { type MouseEvent, type ReactNode, useRef } from 'react';
import { type RaRecord, useListContext, useNavigate } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Icon } from './Icon';
import styles from './record-table.module.css';
import { useKeys } from './use-keys';

export interface Column<T> {
  key: string;
  label: string;
  /** The server's field to sort by, and the order of the first click. */
  sort?: { field: string; first: 'ASC' | 'DESC' };
  align?: 'end';
  className?: string;
  render: (record: T) => ReactNode;
}

interface RecordTableProps<T extends RaRecord> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: Column<T>[];
  /** Where a row leads. One link of the row with `data-row-link` must lead there too. */
  hrefOf: (record: T) => string;
}

/** The records of the surrounding list: sorted by its headers, walked through with j and k, opened with Enter or a click. */
export function RecordTable<T extends RaRecord>({ caption, columns, hrefOf }: RecordTableProps<T>) {
  const { data, isPending, isPlaceholderData, perPage } = useListContext<T>();
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  useKeys({ j: () => focusRow(body.current, 1), k: () => focusRow(body.current, -1) });

  const open = (record: T) => (event: MouseEvent<HTMLElement>) => {
    const inControl = (event.target as HTMLElement).closest('a, button, input, label');
    if (!inControl && window.getSelection()?.isCollapsed !== false) navigate(hrefOf(record));
  };

  return (
    <table className={styles.table} aria-busy={isPending}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} className={isPlaceholderData ? styles.stale : undefined}>
        {isPending
          ? skeletonRows(perPage).map((row) => <SkeletonRow key={row} row={row} columns={columns} />)
          : data?.map((record) => (
              // a larger target for the mouse; the row's link does the same for the keyboard
              <tr key={record.id} className={styles.row} onClick={open(record)}>
                {columns.map(({ key, align, className, render }) => (
                  <td key={key} className={`${align === 'end' ? styles.end : ''} ${className ?? ''}`}>
                    {render(record)}
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function HeaderCell<T>({ column: { label, sort, align, className } }: { column: Column<T> }) {
  const t = useText();
  const { sort: current, setSort } = useListContext();
  const isSorted = sort && current.field === sort.field;
  const reversed = current.order === 'ASC' ? 'DESC' : 'ASC';
  const classes = `${align === 'end' ? styles.end : ''} ${className ?? ''}`;
  if (!sort) {
    return (
      <th scope="col" className={classes}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" className={classes} aria-sort={isSorted ? (current.order === 'ASC' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={`${styles.sort} ${isSorted ? styles.sorted : ''}`}
        title={t('app.list.sortBy', { name: label })}
        onClick={() => setSort({ field: sort.field, order: isSorted ? reversed : sort.first })}
      >
        {label}
        {isSorted && <Icon name={current.order === 'ASC' ? 'ascending' : 'descending'} />}
      </button>
    </th>
  );
}

const skeletonRows = (count: number) => Array.from({ length: count }, (_, row) => row);

/** Widths of the bars that stand for text, so that rows look like rows. */
const WIDTHS = ['72%', '58%', '66%', '50%'];

function SkeletonRow<T>({ row, columns }: { row: number; columns: Column<T>[] }) {
  return (
    <tr>
      {columns.map(({ key, className }, index) => (
        <td key={key} className={className}>
          <span className={styles.bone} style={{ width: WIDTHS[(row + index) % WIDTHS.length] }} />
        </td>
      ))}
    </tr>
  );
}

function focusRow(body: HTMLElement | null, step: 1 | -1): void {
  const links = [...(body?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const row = document.activeElement?.closest('tr');
  const index = links.findIndex((link) => link.closest('tr') === row);
  const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : index + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
}
