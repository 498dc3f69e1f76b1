import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { LoadingPage } from '../layout/LoadingPage';
import { LoadFailure } from './LoadFailure';

/** How far it is with something that was asked for: what `useAnswer` answers, or a part of it. */
export type Reading<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown };

interface LoadedProps<Data> {
  query: Reading<Data>;
  /** Says what could not be loaded. */
  failed?: string;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What was asked for; until then that it is on its way, or why it is not there, and another try. */
export function Loaded<Data>({ query: { data, error, refetch }, failed, children }: LoadedProps<Data>) {
  const t = useText();
  if (data !== undefined && data !== null) return children(data);
  if (!error) return <LoadingPage />;
  return (
    <LoadFailure title={failed ?? t('tools.loadError')} onRetry={refetch}>
      {error.message}
    </LoadFailure>
  );
}
