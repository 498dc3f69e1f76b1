import { useEffect, useState } from 'react';
import { type FilterPayload, useGetList, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import type { ProspectRecord } from '../../api/types';

/** As react-admin keeps what a list was last asked for. */
interface ListParams {
  page: number;
  perPage: number;
  sort: string;
  order: 'ASC' | 'DESC';
  filter: FilterPayload;
}

export interface Step {
  id: string;
  /** Of the list, on which it stands. */
  page: number;
}

export interface ListSteps {
  previous: Step | null;
  next: Step | null;
  /** Its place in the list, from 1; null once it is no longer in it, as after what was done here. */
  place: number | null;
  total: number | undefined;
}

const NONE: ListSteps = { previous: null, next: null, place: null, total: undefined };

/** The previous and the next prospect in the list that was shown last, with its filters, across its pages. */
export function useListSteps(id: string): ListSteps {
  const [params] = useStore<ListParams | undefined>('prospects.listParams', undefined);
  const state = useLocation().state as { listPage?: number } | null;
  const page = state?.listPage ?? params?.page ?? 1;
  const here = usePage(params, page, true);
  const at = here.data?.findIndex((record) => record.id === id) ?? -1;
  const last = (here.data?.length ?? 0) - 1;
  const total = here.total;
  const before = usePage(params, page - 1, at === 0 && page > 1);
  const after = usePage(params, page + 1, at === last && at !== -1 && page * (params?.perPage ?? 0) < (total ?? 0));
  const step = (record: ProspectRecord | undefined, of: number): Step | null => (record ? { id: record.id, page: of } : null);
  const steps: ListSteps | null =
    params && at !== -1
      ? {
          previous: at > 0 ? step(here.data?.[at - 1], page) : step(before.data?.at(-1), page - 1),
          next: at < last ? step(here.data?.[at + 1], page) : step(after.data?.[0], page + 1),
          place: (page - 1) * params.perPage + at + 1,
          total,
        }
      : null;
  return useLastKnown(id, steps);
}

/** A prospect may leave the list by what was done here: its former neighbours in the list stay reachable. */
function useLastKnown(id: string, steps: ListSteps | null): ListSteps {
  const [known, setKnown] = useState<{ id: string; steps: ListSteps } | null>(null);
  const text = JSON.stringify(steps);
  useEffect(() => {
    if (text !== 'null') setKnown({ id, steps: JSON.parse(text) as ListSteps });
  }, [id, text]);
  if (steps) return steps;
  return known?.id === id ? { ...known.steps, place: null } : NONE;
}

function usePage(params: ListParams | undefined, page: number, enabled: boolean) {
  const { perPage = 10, sort = 'created_at', order = 'DESC', filter = {} } = params ?? {};
  const asked = { pagination: { page, perPage }, sort: { field: sort, order }, filter };
  return useGetList<ProspectRecord>('prospects', asked, { enabled: enabled && params !== undefined, staleTime: 30_000 });
}
