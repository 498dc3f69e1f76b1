import { type CSSProperties, createContext, isValidElement, type KeyboardEvent, type ReactNode, useContext } from 'react';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
} from 'react-admin';
import { MarkOfExample } from '../components/ExampleMark';
import { Icon } from '../components/Icon';
import { dateTime } from '../format/format';
import { useText } from '../i18n/use-text';
import { ResizeHandle } from './ResizeHandle';
import styles from './record-table.module.css';
import { bounded, stepOf, type Widths, WidthsContext } from './widths';

/** Px. */
const WIDTHS = { narrow: 112, medium: 150, wide: 190 } as const;
type ColumnWidth = keyof typeof WIDTHS;
/** Px that a column without a width keeps: a name, or else some words. */
const LEAST_NAME = 160;
const LEAST_WORDS = 120;

interface ColumnProps<T extends RaRecord> {
  /** The record's field, and the server's to sort by. */
  source: string;
  /** The server's field to sort by where it is another. */
  sortBy?: string;
  label: string;
  /** The order of the first click; without it, nothing can be sorted by this column. */
  sortByOrder?: 'ASC' | 'DESC';
  align?: 'right';
  /** Px, or one of a few; the column without one takes what is left, and is never narrower than its words need. */
  width?: ColumnWidth | number;
  className?: string | undefined;
  /** Its label stands beside the value where records take lines: a figure alone says nothing. */
  isNamed?: boolean;
  /** Nobody may hide it. */
  isFixed?: boolean;
  /** What a cell shows; without it, the field's value. */
  render?: (record: T) => ReactNode;
}

/** What a row and its cells know: whether the record is still awaited, whether the cell stands first, and which part of the list is shown. */
export const RowContext = createContext({ isAwaited: false, isFirst: false, part: '' });

/** A column of react-admin's table: its head or, in a row, its cell. */
export function Column<T extends RaRecord>({ width, align, className = '', isNamed, ...props }: ColumnProps<T>) {
  const Cell = useDataTableRenderContext() === 'header' ? HeadCell : BodyCell;
  return (
    <Cell
      {...props}
      className={[className, align && styles.end, isNamed && styles.named].filter(Boolean).join(' ')}
      {...(width && { width: pixels(width) })}
    />
  );
}

const pixels = (width: ColumnWidth | number): number => (typeof width === 'number' ? width : WIDTHS[width]);

/** Px that these columns need beside each other for nothing to be cut to nothing. */
export const leastWidth = (columns: ReactNode[], widths: Widths): number =>
  columns
    .map((column) => (isValidElement<SizedProps>(column) ? (widths[column.props.source] ?? column.props.width) : undefined))
    .reduce<number>((sum, width, index) => sum + (width ? pixels(width) : index === 0 ? LEAST_NAME : LEAST_WORDS), 0);

interface SizedProps {
  source: string;
  width?: ColumnWidth | number;
}

/** A column of moments, or of days by `show`. */
export function DateColumn({ show = dateTime, ...column }: Omit<ColumnProps<RaRecord>, 'render'> & { show?: (instant: string) => string }) {
  return <Column width="medium" {...column} render={({ [column.source]: instant }) => instant && show(instant)} />;
}

type CellProps<T extends RaRecord> = Omit<ColumnProps<T>, 'width' | 'align'> & { width?: number };

function HeadCell<T extends RaRecord>({ source, sortBy = source, label, sortByOrder, className, isFixed, width: own }: CellProps<T>) {
  const t = useText();
  const { widths, setWidth } = useContext(WidthsContext);
  const width = widths[source] ?? own;
  // what has no width of its own says what the record is, or some words
  const least = own ? undefined : isFixed ? LEAST_NAME : LEAST_WORDS;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    setWidth(source, bounded((event.currentTarget.closest('th')?.getBoundingClientRect().width ?? 0) + step, least));
  };
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  const order = sort?.field === sortBy ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined;
  return (
    <th
      scope="col"
      className={width ? `${className} ${styles.sized}` : className}
      style={width ? ({ '--width': `${width}px` } as CSSProperties) : undefined}
      aria-sort={order}
    >
      {sortByOrder ? (
        <button
          type="button"
          className={styles.sort}
          title={t('app.list.sortBy', { name: label })}
          data-field={sortBy}
          data-order={sortByOrder}
          onClick={handleSort}
          onKeyDown={onKeyDown}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        >
          {label}
          {order && <Icon name={order} />}
        </button>
      ) : (
        label
      )}
      <ResizeHandle source={source} least={least} />
    </th>
  );
}

function BodyCell<T extends RaRecord>({ source, label, render, className }: CellProps<T>) {
  const record = useRecordContext<T>();
  const { isAwaited, isFirst } = useContext(RowContext);
  if (isAwaited || !record)
    return (
      <td className={className}>
        <span className={styles.bone} />
      </td>
    );
  return (
    <td className={className} data-label={label}>
      {render ? render(record) : record[source]}
      {isFirst && <MarkOfExample record={record} />}
    </td>
  );
}
