import { Children, type CSSProperties, isValidElement, type ReactNode, useMemo, useRef } from 'react';
import {
  DataTableBase,
  type DataTableBaseProps,
  DataTableRenderContext,
  type RaRecord,
  RecordContextProvider,
  useDataTableDataContext,
  useListContext,
  useStore,
} from 'react-admin';
import { SkipToRows } from '../components/SkipLinks';
import { leastWidth, RowContext } from './Column';
import styles from './record-table.module.css';
import { HeadRow, Row } from './rows';
import { useRowKeys } from './use-row-keys';
import { useWidth } from './use-width';
import { useWidths, WidthsContext } from './widths';

export interface RecordTableProps<T extends RaRecord> extends Pick<DataTableBaseProps<T>, 'rowClick' | 'expand' | 'hiddenColumns'> {
  /** What the table holds, for screen readers. */
  caption: string;
  /** Rows can be selected: with a box, with x, and several at once with the shift key. Within `ResourceList` alone: see `PageSelection`. */
  isSelectable?: boolean;
  /** The columns. */
  children: ReactNode;
}

/**
 * The records of the surrounding list in react-admin's headless table: walked through with j and k, opened with Enter or a click.
 * Why the elements are ours stands in docs/decisions/0031-lists-of-the-back-office.md.
 */
export function RecordTable<T extends RaRecord>({
  caption,
  isSelectable = false,
  rowClick = false,
  hiddenColumns = NONE,
  children,
  ...props
}: RecordTableProps<T>) {
  const { resource, isPending, perPage, isPlaceholderData, filterValues } = useListContext<T>();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const [hidden] = useStore<string[]>(`${resource}.datatable`, hiddenColumns);
  const { widths, setWidth } = useWidths(resource);
  const sizes = useMemo(() => ({ widths, setWidth }), [widths, setWidth]);
  // steady, so that no row is drawn again with the list
  const columns = useMemo(() => Children.toArray(children).filter((column) => !isNamed(column, hidden)), [children, hidden]);
  const part = JSON.stringify({ ...filterValues, q: undefined });
  const least = useMemo(
    () => leastWidth(columns, widths) + (isSelectable ? BESIDE : 0) + (props.expand ? BESIDE : 0),
    [columns, widths, isSelectable, props.expand],
  );
  const box = useRef<HTMLDivElement>(null);
  const isMoved = useWidth(box) < least;
  const row = useMemo(() => ({ isAwaited: isPending, isFirst: false, part }), [isPending, part]);
  const awaited = isPending && { isPending: false, data: awaitedRows(perPage) as T[], total: perPage };
  return (
    <DataTableBase {...props} {...awaited} rowClick={rowClick} hasBulkActions={isSelectable} loading={null} empty={null}>
      <RowContext value={row}>
        <SkipToRows box={table} />
        <div ref={box} className={isMoved ? styles.moved : undefined}>
          <table ref={table} className={styles.table} aria-busy={isPending} style={{ '--least': `${least}px` } as CSSProperties}>
            <caption className="sr-only">{caption}</caption>
            <DataTableRenderContext value="header">
              <WidthsContext value={sizes}>
                <HeadRow>{columns}</HeadRow>
              </WidthsContext>
            </DataTableRenderContext>
            <tbody className={isPlaceholderData ? styles.stale : undefined}>
              <Rows>{columns}</Rows>
            </tbody>
          </table>
        </div>
      </RowContext>
    </DataTableBase>
  );
}

function Rows({ children }: { children: ReactNode[] }) {
  return useDataTableDataContext()?.map((record: RaRecord) => (
    <RecordContextProvider key={record.id} value={record}>
      <Row>{children}</Row>
    </RecordContextProvider>
  ));
}

const awaitedRows = (count: number): RaRecord[] => Array.from({ length: count }, (_, id) => ({ id }));

const NONE: string[] = [];
/** Px of the box that selects a row, or the button that opens it. */
const BESIDE = 32;

const isNamed = (column: ReactNode, names: string[]): boolean =>
  isValidElement<{ source: string }>(column) && names.includes(column.props.source);
