import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Identifier, ListContextProvider, useListContext } from 'react-admin';
import type { BulkSelection } from '../api/requests';

export interface Selection {
  /** Filters, order, page and its size: another page has another selection. */
  page: string;
  count: number;
  /** Number of records in the list. */
  total: number;
  /** Number of records on the page. */
  onPage: number;
  /** Everything that the filters select, on all pages. */
  isAll: boolean;
  /** The whole page is selected, and the list has more pages. */
  canSelectAll: boolean;
  /** The present search text. */
  search: string;
  isFiltered: boolean;
  /** Rows by id, within the filters under which they were seen; or the filters alone. */
  chosen: BulkSelection;
  selectAll: () => void;
  /** Returns from all pages to the rows in sight. */
  selectPage: () => void;
  clear: () => void;
}

interface Ticked {
  /** The page on which the rows were ticked. */
  page: string;
  ids: readonly Identifier[];
  isAll: boolean;
}

const NOTHING: Ticked = { page: '', ids: [], isAll: false };
const NONE: Identifier[] = [];
const SelectionContext = createContext<Selection | null>(null);

/**
 * Limits the selection of the surrounding list to rows in sight. react-admin keeps selected ids in the store, across filters, pages and
 * reloads; here they belong to the page on which they were ticked, and those that are no longer shown are not selected.
 */
export function PageSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { data, total = 0, filterValues, page, perPage, sort, isPlaceholderData, error } = list;
  const key = JSON.stringify([filterValues, page, perPage, sort]);
  const [ticked, setTicked] = useState(NOTHING);
  const { ids, isAll } = ticked.page === key ? ticked : NOTHING;
  const visible = useMemo(() => (error || isPlaceholderData ? NONE : (data ?? NONE).map(({ id }) => id)), [data, error, isPlaceholderData]);
  const selectedIds = useMemo(() => visible.filter((id) => ids.includes(id)), [visible, ids]);
  const context = useMemo(() => {
    const onSelect = (next: Identifier[]) => setTicked({ page: key, ids: next, isAll: false });
    const onToggleItem = (id: Identifier) =>
      onSelect(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
    return { ...list, selectedIds, onSelect, onToggleItem, onUnselectItems: () => setTicked(NOTHING) };
  }, [list, key, selectedIds]);
  const isPage = visible.length > 0 && selectedIds.length === visible.length;
  const isWhole = isAll && isPage;
  const { q } = filterValues;
  const selection: Selection = {
    page: key,
    count: isWhole ? total : selectedIds.length,
    total,
    onPage: visible.length,
    isAll: isWhole,
    canSelectAll: isPage && !isWhole && total > visible.length,
    search: typeof q === 'string' ? q.trim() : '',
    isFiltered: Object.keys(filterValues).length > 0,
    chosen: { ...(!isWhole && { ids: selectedIds.map(String) }), filter: filterValues },
    selectAll: () => setTicked({ page: key, ids: visible, isAll: true }),
    selectPage: () => setTicked({ page: key, ids: visible, isAll: false }),
    clear: () => setTicked(NOTHING),
  };
  return (
    <ListContextProvider value={context}>
      <SelectionContext value={selection}>{children}</SelectionContext>
    </ListContextProvider>
  );
}

/** What is selected in the surrounding list. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A list with a selection is a ResourceList.');
  return selection;
}
