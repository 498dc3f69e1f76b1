import { createElement, isValidElement, type MouseEvent, memo, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useListContext,
  useNavigate,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router';
import { Icon } from '../components/Icon';
import { useText } from '../i18n/use-text';
import { RowContext } from './Column';
import { FreshRows } from './fresh-rows';
import styles from './record-table.module.css';

interface PartProps {
  /** The columns. */
  children: ReactNode[];
}

export function HeadRow({ children }: PartProps) {
  const { expand, hasBulkActions } = useDataTableConfigContext();
  return (
    <thead>
      <tr>
        {hasBulkActions && <SelectPageCell />}
        {expand && <td className={styles.expand} />}
        {children}
      </tr>
    </thead>
  );
}

/** Where the row of the surrounding record leads. */
function useRowPath(): string | null {
  const { rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!record || !rowClick) return null;
  if (typeof rowClick === 'string') return createPath({ resource, id: record.id, type: rowClick });
  const path = rowClick(record.id, resource, record);
  return typeof path === 'string' ? path : null;
}

/** The link of a row, to where a click on the row leads, too. */
export function RowLink({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Link className={styles.link} data-row-link title={title} to={useRowPath() ?? ''}>
      {children}
    </Link>
  );
}

export function Row({ children }: PartProps) {
  const record = useRecordContext();
  const selected = useDataTableSelectedIdsContext();
  return record && <Line record={record} isSelected={selected?.includes(record.id) ?? false} columns={children} />;
}

interface LineProps {
  record: RaRecord;
  isSelected: boolean;
  columns: ReactNode[];
}

/** Drawn again only with its own record, its own selection, the columns or the news. */
const Line = memo(({ record, isSelected, columns }: LineProps) => {
  const path = useRowPath();
  const navigate = useNavigate();
  const { isAwaited, part } = useContext(RowContext);
  const isFresh = useContext(FreshRows).has(record.id);
  const { expand, hasBulkActions } = useDataTableConfigContext();
  const [openIn, setOpenIn] = useState<string>();
  // open in the part of the list in which it was opened: the same record may stand in the next one, too
  const isOpen = openIn === part;
  if (openIn !== undefined && !isOpen) setOpenIn(undefined);
  // steady, so that the cells are not drawn again with the row
  const cells = useMemo(() => firstMarked(columns), [columns]);
  const toggle = () => setOpenIn(isOpen ? undefined : part);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isPlain(event)) return;
    if (expand) toggle();
    else if (path) navigate(path);
  };
  return (
    <>
      {/* a larger target for the mouse; the row's link does the same for the keyboard */}
      <tr
        className={`${path || expand ? styles.row : ''} ${isFresh ? styles.fresh : ''} ${isSelected ? styles.selected : ''}`}
        {...(!isAwaited && { 'data-row-id': record.id, onClick })}
      >
        {hasBulkActions && <td className={styles.select}>{!isAwaited && <SelectBox record={record} isSelected={isSelected} />}</td>}
        {expand && <td className={styles.expand}>{!isAwaited && <ExpandButton record={record} isOpen={isOpen} onToggle={toggle} />}</td>}
        {isAwaited ? columns : cells}
      </tr>
      {isOpen && (
        <tr>
          <td className={styles.details} colSpan={columns.length + (hasBulkActions ? 2 : 1)}>
            {isValidElement(expand) ? expand : createElement(expand as React.FC<{ record: RaRecord }>, { record })}
          </td>
        </tr>
      )}
    </>
  );
});

const FIRST = { isAwaited: false, isFirst: true, part: '' };

function firstMarked([first, ...others]: ReactNode[]): ReactNode {
  return (
    <>
      <RowContext value={FIRST}>{first}</RowContext>
      {others}
    </>
  );
}

/** A click on the row itself: not in a dialog that one of its cells has opened, on none of its controls, nor at the end of marking text. */
function isPlain({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const inControl = (target as HTMLElement).closest('a, button, input, label, select');
  return currentTarget.contains(target as Node) && !inControl && window.getSelection()?.isCollapsed !== false;
}

function SelectBox({ record, isSelected }: { record: RaRecord; isSelected: boolean }) {
  const t = useText();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <label>
      <input
        type="checkbox"
        data-row-select
        checked={isSelected}
        aria-label={t('bulk.select', { name: nameOf(record) })}
        onChange={({ nativeEvent }) => handleToggleItem?.(record.id, nativeEvent as unknown as MouseEvent<HTMLInputElement>)}
      />
    </label>
  );
}

function ExpandButton({ record, isOpen, onToggle }: { record: RaRecord; isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  const name = useGetRecordRepresentation(useResourceContext())(record);
  return (
    <button
      type="button"
      data-row-link
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'app.list.collapse' : 'app.list.expand', { name })}
      onClick={onToggle}
    >
      <Icon name="next" />
    </button>
  );
}

function SelectPageCell() {
  const t = useText();
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const isAll = selectedIds.length > 0 && selectedIds.length === data.length;
  return (
    <th scope="col" className={styles.select}>
      <label>
        <input
          type="checkbox"
          aria-label={t('bulk.selectPage')}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selectedIds.length > 0 && !isAll;
          }}
          onChange={() => onSelect(isAll ? [] : data.map(({ id }) => id))}
        />
      </label>
    </th>
  );
}
