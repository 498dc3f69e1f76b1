import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { DataTable, type RaRecord, useDataTableRenderContext, useDataTableSortContext } from 'react-admin';
import { ExampleChipOf } from '../components/ExampleChip';
import { dateTime } from '../format/format';
import { type TextKey, useText } from '../i18n/use-text';
import { useColumnWidth } from './column-width';

/** Px. */
const WIDTHS = { narrow: 112, medium: 150, wide: 190 } as const;
/** The minimum width of a column without a width, px: a name, or a text. */
const MIN_NAME = 160;
const MIN_WORDS = 120;

export interface ColumnProps<T extends RaRecord> {
  /** The record's field, and the server's to sort by. */
  source: string;
  /** The server's field to sort by where it is another. */
  sortBy?: string;
  label: TextKey;
  /** The order of the first click; without it, the column cannot be sorted. */
  sortByOrder?: 'ASC' | 'DESC';
  align?: 'right';
  /** Px, or one of a few; the column without one takes the remaining width. */
  width?: keyof typeof WIDTHS | number;
  className?: string | undefined;
  /** Shows its label beside the value where records are cards. */
  isNamed?: boolean;
  /** Cannot be hidden. */
  isFixed?: boolean;
  /** The first column carries the mark of a made-up company. */
  isFirst?: boolean;
  /** What a cell shows; without it, the field's value. */
  render?: (record: T) => ReactNode;
}

export type ColumnElement = ReactElement<ColumnProps<RaRecord>>;

/** A column of react-admin's table with a width that the reader can change, and the order announced in its head. */
export function Column<T extends RaRecord>(props: ColumnProps<T>) {
  const t = useText();
  const context = useDataTableRenderContext();
  if (context === 'header') return <HeadColumn {...props} />;
  if (context !== 'data') return null;
  const { source, label, align, className, isNamed, isFirst, render } = props;
  const show = (record: T) => (render ? render(record) : <span title={record[source]}>{record[source]}</span>);
  return (
    <DataTable.Col
      source={source}
      {...(align && { align })}
      className={className}
      data-label={isNamed ? t(label) : undefined}
      render={(record) => (isFirst ? withMark(show(record as T), record) : show(record as T))}
    />
  );
}

const withMark = (shown: ReactNode, record: object) => (
  <>
    {shown}
    <ExampleChipOf record={record} />
  </>
);

function HeadColumn<T extends RaRecord>({ source, label, align, className, sortByOrder, width, isFixed }: ColumnProps<T>) {
  const sort = useDataTableSortContext();
  const resizing = useColumnWidth(source, pixels(width), minimum(width, isFixed));
  return (
    <DataTable.Col
      source={source}
      label={label}
      {...(align && { align })}
      className={className}
      disableSort={!sortByOrder}
      {...(sortByOrder && { sortByOrder })}
      {...(sort?.field === source && { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' })}
      {...resizing}
    />
  );
}

const pixels = (width: ColumnProps<RaRecord>['width']): number | undefined => (typeof width === 'string' ? WIDTHS[width] : width);
const minimum = (width: unknown, isFixed?: boolean): number | undefined => (width ? undefined : isFixed ? MIN_NAME : MIN_WORDS);

/** Px that these columns need beside each other. */
export const minimumWidth = (columns: ColumnElement[], widths: Record<string, number>): number =>
  columns.reduce(
    (sum, { props: { source, width } }, index) => sum + (widths[source] ?? pixels(width) ?? minimum(width, index === 0) ?? 0),
    0,
  );

/** The first column marks made-up companies. */
export const withFirstMarked = (columns: ColumnElement[]): ColumnElement[] =>
  columns.map((column, index) => (index === 0 ? cloneElement(column, { isFirst: true }) : column));

/** A column of moments, or of days by `show`. */
export function DateColumn({ show = dateTime, ...column }: Omit<ColumnProps<RaRecord>, 'render'> & { show?: (instant: string) => string }) {
  return <Column width="medium" {...column} render={({ [column.source]: instant }) => instant && show(instant)} />;
}
