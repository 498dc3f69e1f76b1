import { type ReactNode, useCallback } from 'react';
import { type RaRecord, useCreatePath, useListContext } from 'react-admin';
import { EmptyState } from './EmptyState';
import { ListFailure } from './ListFailure';
import { Pagination } from './Pagination';
import { type Column, type Details, RecordTable } from './RecordTable';

interface Emptiness {
  title: string;
  text?: string;
  action?: ReactNode;
}

interface RecordListProps<T extends RaRecord> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: Column<T>[];
  /** Said when there is nothing at all. */
  empty: Emptiness;
  /** Said when the filters leave nothing; without it, `empty` is. */
  filtered?: Emptiness;
  /** Whether the filters are the reader's own; by default any that is set. */
  isFiltered?: (filter: Record<string, unknown>) => boolean;
  /** Title of the banner when the list could not be loaded. */
  failure?: string;
  /** The page of its resource that a row leads to. */
  opens?: 'show' | 'edit';
  /** A row leads elsewhere; steady, as in `RecordTable`. */
  hrefOf?: (record: T) => string;
  /** A row opens to this; steady, too. */
  details?: Details<T>;
}

const hasFilter = (filter: Record<string, unknown>): boolean => Object.keys(filter).length > 0;

/** The records of the surrounding list as a table with its pages; what failed, or what to do when there is nothing. */
export function RecordList<T extends RaRecord>({ empty, filtered = empty, isFiltered = hasFilter, failure, ...table }: RecordListProps<T>) {
  const { caption, columns, opens, hrefOf, details } = table;
  const { data, total, error, isPending, filterValues, resource } = useListContext<T>();
  const createPath = useCreatePath();
  const pageOf = useCallback(({ id }: T) => createPath({ resource, id, type: opens ?? 'show' }), [createPath, resource, opens]);
  if (error) return <ListFailure error={error} {...(failure !== undefined && { title: failure })} />;
  if (!isPending && total === 0) {
    const { title, text, action } = isFiltered(filterValues) ? filtered : empty;
    return (
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    );
  }
  const leadsTo = opens ? pageOf : hrefOf;
  return (
    <>
      <RecordTable caption={caption} columns={columns} {...(leadsTo && { hrefOf: leadsTo })} {...(details && { details })} />
      {data && <Pagination />}
    </>
  );
}
