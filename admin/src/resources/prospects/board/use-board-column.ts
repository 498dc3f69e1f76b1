import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useListContext } from 'react-admin';
import type { ProspectStatus } from '../../../api/types';
import type { ListedProspect } from '../prospect-columns';

/** Cards of a column that are loaded at once. */
export const MORE = 25;

type Pages = InfiniteData<GetListResult<ListedProspect>, number>;

const keyOf = (status: ProspectStatus) => ['prospects', 'board', status];

/** The prospects of one status among those of the surrounding list, in its order, page after page. */
export function useBoardColumn(status: ProspectStatus) {
  const server = useDataProvider();
  const { filterValues, sort } = useListContext();
  const filter = { ...filterValues, status };
  const query = useInfiniteQuery({
    queryKey: [...keyOf(status), filter, sort],
    queryFn: ({ pageParam: page, signal }) =>
      server.getList<ListedProspect>('prospects', { filter, sort, pagination: { page, perPage: MORE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * MORE < (last.total ?? 0) ? pages.length + 1 : undefined),
  });
  const loaded = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return { ...query, loaded, total: query.data?.pages.at(-1)?.total };
}

/** One more or less in a column, until the server counts again. */
export function countIn(client: QueryClient, status: ProspectStatus, change: 1 | -1): void {
  const counted = (page: GetListResult<ListedProspect>) => ({ ...page, total: (page.total ?? 0) + change });
  client.setQueriesData<Pages>({ queryKey: keyOf(status) }, (data) => data && { ...data, pages: data.pages.map(counted) });
}
