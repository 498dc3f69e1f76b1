import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { BulkSelection } from '../../../api/requests';
import type { ListedProspect } from '../prospect-columns';

export interface Selection {
  count: number;
  /** How many the list has. */
  total: number;
  /** The whole list was chosen, not only what is on the page. */
  isAll: boolean;
  /** More than what is selected could be: the page is, and the list has more. */
  canSelectAll: boolean;
  /** As the server wants it. */
  chosen: BulkSelection;
  selectAll: () => void;
  clear: () => void;
}

/** What is selected in the list: rows by name, or everything the filters in force select. */
export function useSelection(): Selection {
  const { data = [], total = 0, filterValues, selectedIds = [], onUnselectItems } = useListContext<ListedProspect>();
  const [allOf, setAllOf] = useState<string | null>(null);
  const filters = JSON.stringify(filterValues);
  const isPage = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const isAll = allOf === filters && isPage;
  return {
    count: isAll ? total : selectedIds.length,
    total,
    isAll,
    canSelectAll: isPage && !isAll && total > selectedIds.length,
    chosen: isAll ? { filter: filterValues } : { ids: selectedIds as string[] },
    selectAll: () => setAllOf(filters),
    clear: () => {
      setAllOf(null);
      onUnselectItems();
    },
  };
}
