import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, type RaRecord, useListContext, useRefresh } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import page from '../components/list-page.module.css';
import { PageHead } from '../components/PageHead';
import { useText } from '../i18n/use-text';
import { ExamplesNotice, ShowExamplesButton } from './Examples';
import { ListFailure } from './ListFailure';
import { ListUpdates } from './ListUpdates';
import { Pagination } from './Pagination';
import { RecordTable, type RecordTableProps } from './RecordTable';
import { PageSelection } from './selection';
import { useChangeFilters } from './use-change-filters';
import type { PollInterval } from './use-list-updates';

interface HeadProps {
  title: string;
  lead?: string;
  back?: ReactNode;
  /** At most one main action. */
  action?: ReactNode;
}

interface EmptyMessage {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

interface BodyProps {
  /** Shown when the list has no records. */
  empty: EmptyMessage;
  /** Shown when the filters match no record; by default `empty`. */
  filtered?: EmptyMessage;
  /** Whether the user has set a filter; by default whether any is set. */
  isFiltered?: (filter: Record<string, unknown>) => boolean;
  /** Title of the banner when the list could not be loaded. */
  failure?: string | undefined;
  /** Poll interval of records that change by themselves. */
  pollMs?: PollInterval;
}

type ListOptions = Pick<ListBaseProps, 'resource' | 'perPage' | 'sort' | 'filterDefaultValues' | 'queryOptions'>;
type TableProps<T extends RaRecord> = Omit<RecordTableProps<T>, 'caption'>;

interface ResourceListProps<T extends RaRecord> extends ListOptions, HeadProps, BodyProps, TableProps<T> {
  /** Shown between head and table. */
  filters?: ReactNode;
  notices?: ReactNode;
}

/** A page with the records of a resource: its head, its filters, and a table whose columns are the children. */
export function ResourceList<T extends RaRecord>({ title, lead, back, action, notices, filters, ...props }: ResourceListProps<T>) {
  const { resource, perPage, sort, filterDefaultValues, queryOptions, ...table } = props;
  return (
    <ResourceListBase {...{ resource, perPage, sort, filterDefaultValues, queryOptions }}>
      <ListHead {...{ title, lead, back, action }} />
      {notices}
      {filters && <div className={page.filters}>{filters}</div>}
      <RecordList caption={title} {...table} />
    </ResourceListBase>
  );
}

/** react-admin's `ListBase`; an error is shown in the page instead of as a notification. */
export function ResourceListBase({ queryOptions, perPage = 25, children, ...props }: ListBaseProps) {
  return (
    <ListBase perPage={perPage} queryOptions={{ onError: () => undefined, ...queryOptions }} {...props}>
      <PageSelection>{children}</PageSelection>
    </ListBase>
  );
}

/** The head of a list: its title, a refresh and, at most, one main action. */
export function ListHead({ action, ...head }: HeadProps) {
  const t = useText();
  const refresh = useRefresh();
  const { isFetching } = useListContext();
  return (
    <PageHead
      {...head}
      action={
        <div className="row">
          <Button variant="outlined" aria-disabled={isFetching} onClick={refresh}>
            {t('app.list.refresh')}
          </Button>
          {action}
        </div>
      }
    />
  );
}

/** The records of the surrounding list as a table with its pages. */
export function RecordList<T extends RaRecord>({
  empty,
  filtered,
  isFiltered,
  failure,
  pollMs,
  ...table
}: BodyProps & RecordTableProps<T>) {
  return (
    <ListState {...{ empty, filtered, isFiltered, failure, pollMs }}>
      <RecordTable {...table} />
    </ListState>
  );
}

const hasFilter = (filter: Record<string, unknown>): boolean => Object.keys(filter).length > 0;

/** The states of a list: the error, the empty state, or the records with updates and pagination. */
export function ListState({ failure, pollMs, children, ...words }: BodyProps & { children: ReactNode }) {
  const { error } = useListContext();
  if (error) return <ListFailure error={error} {...(failure !== undefined && { title: failure })} />;
  return (
    <ListUpdates pollMs={pollMs}>
      <RecordsOrEmpty {...words}>{children}</RecordsOrEmpty>
    </ListUpdates>
  );
}

function RecordsOrEmpty({ empty, filtered = empty, isFiltered = hasFilter, children }: BodyProps & { children: ReactNode }) {
  const { data, total, isPending, filterValues } = useListContext();
  if (!isPending && total === 0) {
    const { title, text, action } = isFiltered(filterValues) ? filtered : empty;
    return (
      <>
        <ExamplesNotice />
        <EmptyState title={title} action={action}>
          {text}
        </EmptyState>
        <ShowExamplesButton />
      </>
    );
  }
  return (
    <>
      <ExamplesNotice />
      {children}
      {data && <Pagination />}
    </>
  );
}

/** Clears all filters. */
export function ClearFilters() {
  const t = useText();
  const change = useChangeFilters();
  return (
    <Button variant="outlined" onClick={() => change(() => ({}))}>
      {t('app.list.clear')}
    </Button>
  );
}
