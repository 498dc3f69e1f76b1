import { useListContext } from 'react-admin';

// biome-ignore lint/suspicious/noExplicitAny: the filters of any list, as react-admin has them
type Filters = Record<string, any>;

/** Pending filters by `setFilters`, which changes identity as soon as the list has applied them. */
const asked = new WeakMap<object, Filters>();

/** Changes the filters of the surrounding list. Two changes before the next render are both applied. */
export function useChangeFilters(): (change: (filters: Filters) => Filters) => void {
  const { filterValues, setFilters } = useListContext();
  return (change) => {
    const filters = change(asked.get(setFilters) ?? filterValues);
    asked.set(setFilters, filters);
    setFilters(filters);
  };
}
