import { TableCell } from '@mui/material';
import { Children, type CSSProperties, isValidElement, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { DataTable, DataTableBody, DataTableHead, type DataTableProps, type RaRecord, useListContext, useStore } from 'react-admin';
import { SkipToRows } from '../components/SkipLinks';
import { useKeys } from '../components/use-keys';
import { type ColumnElement, minimumWidth, withFirstMarked } from './Column';
import { useColumnWidths } from './column-width';
import { RecordRow, RowDetail } from './RecordRow';
import { useWidth } from './use-width';

export interface RecordTableProps<T extends RaRecord> extends Pick<DataTableProps<T>, 'rowClick' | 'expand' | 'hiddenColumns'> {
  /** What the table holds, for screen readers. */
  caption: string;
  /** Rows can be selected: with a box, with x, and several at once with the shift key. Within `ResourceList` alone: see `PageSelection`. */
  isSelectable?: boolean;
  /** The columns. */
  children: ReactNode;
}

const NONE: string[] = [];
/** Px of the box that selects a row, or the button that opens it. */
const BESIDE = 32;

/** The records of the surrounding list in react-admin's table: walked through with j and k, opened with Enter or a click. */
export function RecordTable<T extends RaRecord>({
  caption,
  isSelectable = false,
  rowClick = false,
  expand,
  hiddenColumns = NONE,
  children,
}: RecordTableProps<T>) {
  const { resource, isPlaceholderData } = useListContext<T>();
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  const [hidden] = useStore<string[]>(`${resource}.datatable`, hiddenColumns);
  const [widths] = useColumnWidths();
  const columns = useMemo(() => withFirstMarked(Children.toArray(children).filter(isColumn)), [children]);
  const sorting = useSorting(columns);
  const shown = columns.filter(({ props }) => !hidden.includes(props.source));
  const span = shown.length + (isSelectable ? 1 : 0) + (expand ? 1 : 0);
  const expandable = useMemo(() => ({ ...(expand && { expand }), span }), [expand, span]);
  const minimum = minimumWidth(shown, widths) + (isSelectable ? BESIDE : 0) + (expand ? BESIDE : 0);
  const isScrolled = useWidth(box) < minimum;
  const className = `${isScrolled ? 'scrolled' : ''} ${isPlaceholderData ? 'stale' : ''}`;
  return (
    <div ref={box}>
      <SkipToRows box={box} />
      <RowDetail value={expandable}>
        <DataTable
          {...sorting}
          {...(expand && { head: HeadBesideButtons })}
          aria-label={caption}
          body={Body}
          className={className}
          hiddenColumns={hiddenColumns}
          rowClick={rowClick}
          bulkActionButtons={isSelectable}
          bulkActionsToolbar={false}
          sx={{ '--minimum': `${minimum}px` } as CSSProperties}
        >
          {columns}
        </DataTable>
      </RowDetail>
    </div>
  );
}

/** The buttons that open a row have no head. */
const HeadBesideButtons = ({ children }: { children?: ReactNode }) => (
  <DataTableHead>
    <TableCell component="td" padding="checkbox" />
    {children}
  </DataTableHead>
);

const Body = (props: object) => <DataTableBody {...props} row={RecordRow} />;

const isColumn = (child: ReactNode): child is ColumnElement =>
  isValidElement<{ source?: unknown }>(child) && typeof child.props.source === 'string';

/** Sorts by the server's field of a column, which may have another name than the column. */
function useSorting(columns: ColumnElement[]) {
  const { sort, setSort } = useListContext();
  const fieldOf = ({ props: { source, sortBy = source } }: ColumnElement) => sortBy;
  const sorted = columns.find((column) => column.props.sortByOrder && fieldOf(column) === sort.field);
  const columnOf = (name: string) => columns.find(({ props }) => props.source === name);
  return {
    sort: { field: sorted?.props.source ?? '', order: sort.order },
    setSort: ({ field, order }: typeof sort) => {
      const column = columnOf(field);
      setSort({ field: column ? fieldOf(column) : field, order });
    },
  };
}

/** Moves through the rows of a table with j and k, from link to link; x selects the row that has the focus. */
function useRowKeys(box: RefObject<HTMLElement | null>): void {
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const focused = () => {
    const row = document.activeElement?.closest('tr');
    return row && box.current?.contains(row) ? row : null;
  };
  const move = (step: 1 | -1) => {
    const all = links();
    const index = all.findIndex((link) => link.closest('tr') === focused());
    const next = index === -1 ? (step === 1 ? 0 : all.length - 1) : index + step;
    all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
  };
  useKeys({ j: () => move(1), k: () => move(-1), x: () => focused()?.querySelector<HTMLInputElement>('[data-row-select]')?.click() });
}
