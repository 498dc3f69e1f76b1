import { useListContext } from 'react-admin';

// biome-ignore lint/suspicious/noExplicitAny: the filters of any list, as react-admin has them
type Filters = Record<string, any>;

/** What was set since the list was drawn last, by its way to set it, which is another one as soon as the list has taken that. */
const asked = new WeakMap<object, Filters>();

/** Changes the filters of the surrounding list. Two that are changed at once are both in force, however long the list takes for the first. */
export function useChangeFilters(): (change: (filters: Filters) => Filters) => void {
  const { filterValues, setFilters } = useListContext();
  return (change) => {
    const filters = change(asked.get(setFilters) ?? filterValues);
    asked.set(setFilters, filters);
    setFilters(filters);
  };
}
