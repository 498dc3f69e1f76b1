import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { LoadingPage } from '../layout/LoadingPage';
import { LoadFailure } from './LoadFailure';

/** The part of a TanStack query that `QueryContent` needs. */
export type QueryState<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown };

interface QueryContentProps<Data> {
  query: QueryState<Data>;
  /** Title of the error message. */
  failed?: string;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** Renders the data of a query, a loading indicator, or the error with a button to retry. */
export function QueryContent<Data>({ query: { data, error, refetch }, failed, children }: QueryContentProps<Data>) {
  const t = useText();
  if (data !== undefined && data !== null) return children(data);
  if (!error) return <LoadingPage />;
  return (
    <LoadFailure title={failed ?? t('tools.loadError')} onRetry={refetch}>
      {error.message}
    </LoadFailure>
  );
}
