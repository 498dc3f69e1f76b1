import { type MouseEvent, memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type RaRecord, useListContext, useNavigate } from 'react-admin';
import { useText } from '../i18n/use-text';
import { MarkOfExample } from './ExampleMark';
import { DetailsRow, ExpandCell } from './ExpandableRow';
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

export interface Details<T> {
  /** What the row is about, for the name of its button. */
  nameOf: (record: T) => string;
  render: (record: T) => ReactNode;
}

interface RecordTableProps<T extends RaRecord> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: Column<T>[];
  /** Where a row leads. One link of the row with `data-row-link` must lead there too. Steady, as rows are drawn again with it. */
  hrefOf?: (record: T) => string;
  /** Instead of leading elsewhere, a row opens to this. Steady, too. */
  details?: Details<T>;
  /** Rows can be selected, by this name: with a box, with x, and several at once with the shift key. */
  selectBy?: (record: T) => string;
}

/** The records of the surrounding list: sorted by its headers, walked through with j and k, opened with Enter or a click. */
export function RecordTable<T extends RaRecord>({ caption, columns, hrefOf, details, selectBy }: RecordTableProps<T>) {
  const { data, isPending, isPlaceholderData, perPage, selectedIds = [] } = useListContext<T>();
  const body = useRef<HTMLTableSectionElement>(null);
  const open = useOpen(hrefOf);
  const toggle = useToggle<T>();
  useKeys({
    j: () => focusRow(body.current, 1),
    k: () => focusRow(body.current, -1),
    ...(selectBy && { x: () => focusedRow(body.current)?.querySelector<HTMLInputElement>('[data-row-select]')?.click() }),
  });

  return (
    <table className={styles.table} aria-busy={isPending}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selectBy && <SelectAllCell />}
          {details && <td className={styles.expand} />}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} className={isPlaceholderData ? styles.stale : undefined}>
        {isPending
          ? skeletonRows(perPage).map((row) => (
              <SkeletonRow key={row} row={row} columns={columns} isSelectable={Boolean(selectBy || details)} />
            ))
          : data?.map((record) => (
              <Row
                key={record.id}
                record={record}
                columns={columns}
                open={open}
                details={details}
                isSelected={selectedIds.includes(record.id)}
                toggle={toggle}
                selectBy={selectBy}
              />
            ))}
      </tbody>
    </table>
  );
}

interface RowProps<T extends RaRecord> extends Pick<RecordTableProps<T>, 'columns' | 'selectBy' | 'details'> {
  record: T;
  open: (record: T, event: MouseEvent<HTMLElement>) => void;
  isSelected: boolean;
  toggle: (record: T, isRange: boolean) => void;
}

/** Drawn again only when its own record or selection changes. */
const Row = memo(RowOf) as typeof RowOf;

function RowOf<T extends RaRecord>({ record, columns, open, details, isSelected, toggle, selectBy }: RowProps<T>) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!details) open(record, event);
    else if (isPlain(event)) setIsOpen(!isOpen);
  };
  const row = (
    // a larger target for the mouse; the row's link does the same for the keyboard
    <tr className={`${styles.row} ${isSelected ? styles.selected : ''}`} data-row-id={record.id} onClick={onClick}>
      {selectBy && (
        <td className={styles.select}>
          <label>
            <input
              type="checkbox"
              data-row-select
              checked={isSelected}
              aria-label={t('bulk.select', { name: selectBy(record) })}
              onChange={({ nativeEvent }) => toggle(record, nativeEvent instanceof MouseEventOfWindow && nativeEvent.shiftKey)}
            />
          </label>
        </td>
      )}
      {details && <ExpandCell name={details.nameOf(record)} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
      {columns.map(({ key, align, className, render }, index) => (
        <td key={key} className={`${align === 'end' ? styles.end : ''} ${className ?? ''}`}>
          {render(record)}
          {index === 0 && <MarkOfExample record={record} />}
        </td>
      ))}
    </tr>
  );
  if (!details) return row;
  return (
    <>
      {row}
      {isOpen && <DetailsRow columns={columns.length + 1}>{details.render(record)}</DetailsRow>}
    </>
  );
}

/** React's own type of the same name hides the browser's. */
const MouseEventOfWindow = window.MouseEvent;

/** A click on the row itself, neither on one of its controls nor at the end of marking text. */
function isPlain({ target }: MouseEvent<HTMLElement>): boolean {
  const inControl = (target as HTMLElement).closest('a, button, input, label, select');
  return !inControl && window.getSelection()?.isCollapsed !== false;
}

function useOpen<T extends RaRecord>(hrefOf: ((record: T) => string) | undefined) {
  const navigate = useNavigate();
  return useCallback(
    (record: T, event: MouseEvent<HTMLElement>) => {
      if (hrefOf && isPlain(event)) navigate(hrefOf(record));
    },
    [navigate, hrefOf],
  );
}

/** Selects a row or not; with the shift key, everything from the last one to this. Steady, so that no other row is drawn again. */
function useToggle<T extends RaRecord>() {
  const list = useListContext<T>();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const last = useRef<T['id'] | null>(null);
  return useCallback((record: T, isRange: boolean) => {
    const { data = [], selectedIds, onToggleItem, onSelect } = latest.current;
    const ids = data.map(({ id }) => id);
    const [from, to] = [ids.indexOf(last.current as T['id']), ids.indexOf(record.id)];
    last.current = record.id;
    if (!isRange || from === -1) return onToggleItem(record.id);
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    onSelect([...new Set([...(selectedIds ?? []), ...range])]);
  }, []);
}

function SelectAllCell() {
  const t = useText();
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const onPage = data.filter(({ id }) => selectedIds.includes(id)).length;
  const isAll = onPage > 0 && onPage === data.length;
  const others = selectedIds.filter((id) => !data.some((record) => record.id === id));
  return (
    <th scope="col" className={styles.select}>
      <label>
        <input
          type="checkbox"
          aria-label={t('bulk.selectPage')}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = onPage > 0 && !isAll;
          }}
          onChange={() => onSelect(isAll ? others : [...others, ...data.map(({ id }) => id)])}
        />
      </label>
    </th>
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

function SkeletonRow<T>({ row, columns, isSelectable }: { row: number; columns: Column<T>[]; isSelectable: boolean }) {
  return (
    <tr>
      {isSelectable && <td className={styles.select} />}
      {columns.map(({ key, className }, index) => (
        <td key={key} className={className}>
          <span className={styles.bone} style={{ width: WIDTHS[(row + index) % WIDTHS.length] }} />
        </td>
      ))}
    </tr>
  );
}

const focusedRow = (body: HTMLElement | null): HTMLTableRowElement | null => {
  const row = document.activeElement?.closest('tr');
  return row && body?.contains(row) ? row : null;
};

function focusRow(body: HTMLElement | null, step: 1 | -1): void {
  const links = [...(body?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const row = document.activeElement?.closest('tr');
  const index = links.findIndex((link) => link.closest('tr') === row);
  const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : index + step;
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus();
}
