import { Checkbox, IconButton, TableCell, TableRow } from '@mui/material';
import { createContext, createElement, type FC, isValidElement, type MouseEvent, memo, type ReactNode, useContext, useState } from 'react';
import {
  type DataTableProps,
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
import { HighlightedRows } from './highlighted-rows';

/** The detail of an expanded row. `DataTable`'s own detail adds an empty `th` to the head, which axe refuses. */
export const RowDetail = createContext<{ expand?: DataTableProps['expand']; span: number }>({ span: 1 });

/** The address to which the row of the surrounding record leads. */
function useRowPath(): string | undefined {
  const { rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!record || !rowClick) return undefined;
  if (typeof rowClick === 'string') return createPath({ resource, id: record.id, type: rowClick });
  const path = rowClick(record.id, resource, record);
  return typeof path === 'string' ? path : undefined;
}

/** The link of a row, for the keyboard; a click on the row leads to the same address. */
export function RowLink({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Link className="row-link" data-row-link title={title} to={useRowPath() ?? ''}>
      {children}
    </Link>
  );
}

/** A row of react-admin's table. Its checkbox and button are named after the record. Only a click on the row itself opens it. */
export function RecordRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext<RaRecord>();
  const selected = useDataTableSelectedIdsContext();
  const { filterValues } = useListContext();
  if (!record) return null;
  const part = JSON.stringify({ ...filterValues, q: undefined });
  return (
    <MemoRow record={record} isSelected={selected?.includes(record.id) ?? false} part={part} className={className}>
      {children}
    </MemoRow>
  );
}

interface MemoRowProps {
  record: RaRecord;
  isSelected: boolean;
  /** The filters without the search: a record that another filter also shows is closed there. */
  part: string;
  className: string | undefined;
  children: ReactNode;
}

/** Memoized: selecting one row of a hundred renders one. */
const MemoRow = memo(function Line({ record, isSelected, part, className, children }: MemoRowProps) {
  const path = useRowPath();
  const navigate = useNavigate();
  const isHighlighted = useContext(HighlightedRows).has(record.id);
  const { expand, span } = useContext(RowDetail);
  const { hasBulkActions } = useDataTableConfigContext();
  const [openIn, setOpenIn] = useState<string>();
  const isOpen = openIn === part;
  const toggle = () => setOpenIn(isOpen ? undefined : part);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isOwnClick(event)) return;
    if (expand) toggle();
    else if (path) navigate(path);
  };
  const classes = [className, (path || expand) && 'clickable', isHighlighted && 'highlighted'].filter(Boolean).join(' ');
  return (
    <>
      <TableRow className={classes} selected={isSelected} data-row-id={record.id} onClick={onClick}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectBox record={record} isSelected={isSelected} />
          </TableCell>
        )}
        {expand && (
          <TableCell padding="checkbox">
            <ExpandButton record={record} isOpen={isOpen} onToggle={toggle} />
          </TableCell>
        )}
        {children}
      </TableRow>
      {isOpen && expand && (
        <TableRow className="details">
          <TableCell colSpan={span}>
            {isValidElement(expand) ? expand : createElement(expand as FC<{ record: RaRecord }>, { record })}
          </TableCell>
        </TableRow>
      )}
    </>
  );
});

/** A click on the row itself: not in a dialog that one of its cells has opened, on none of its controls, nor at the end of marking text. */
function isOwnClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.closest('a, button, input, label, select') && window.getSelection()?.isCollapsed !== false;
}

function SelectBox({ record, isSelected }: { record: RaRecord; isSelected: boolean }) {
  const t = useText();
  const nameOf = useGetRecordRepresentation(useResourceContext());
  const { handleToggleItem } = useDataTableCallbacksContext();
  const input = {
    'aria-label': t('bulk.select', { name: nameOf(record) }),
    'data-row-select': '',
    onClick: (event: MouseEvent<HTMLInputElement>) => handleToggleItem?.(record.id, event),
  };
  return <Checkbox checked={isSelected} slotProps={{ input }} />;
}

function ExpandButton({ record, isOpen, onToggle }: { record: RaRecord; isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  const name = useGetRecordRepresentation(useResourceContext())(record);
  const label = t(isOpen ? 'app.list.collapse' : 'app.list.expand', { name });
  return (
    <IconButton size="small" data-row-link aria-expanded={isOpen} aria-label={label} onClick={onToggle}>
      <Icon name={isOpen ? 'down' : 'next'} />
    </IconButton>
  );
}
