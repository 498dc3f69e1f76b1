import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useApiQuery } from '../../../api/call-api';
import type { ViewContent } from '../../../api/types';
import { useReportError } from '../../../components/dialog-errors';
import { shownBeside } from '../prospect-columns';
import { useHiddenColumns } from '../use-hidden-columns';

export const VIEWS = ['saved-views', 'prospects'];
export const COUNTS = ['saved-views', 'counts'];

/** Menu, list and palette ask for them within moments of each other, ms. */
const FRESH_MS = 5_000;

/** One's own views, then the team's. */
export const useViews = (enabled = true) =>
  useApiQuery('GET admin/saved-views', { resource: 'prospects' }, { queryKey: VIEWS, enabled, staleTime: FRESH_MS });

/** Reads them and their counts again. */
export function useReloadViews(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['saved-views'] });
}

/** The present state of the list as the content of a view. */
export function useCurrentContent(): ViewContent {
  const { filterValues, sort, perPage } = useListContext();
  const [hidden] = useHiddenColumns();
  return { filter: filterValues, sort, columns: shownBeside(hidden), perPage };
}

/** Shows an error and reloads the views: a colleague may have changed them. */
export function useReportViewError(): (error: unknown) => void {
  const reportError = useReportError();
  const readViews = useReloadViews();
  return (error) => {
    reportError(error instanceof Error ? error.message : String(error));
    void readViews();
  };
}
