import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, type ShowBaseProps, useShowContext } from 'react-admin';
import { statusOf } from '../api/problem';
import { useText } from '../i18n/use-text';
import { LoadingPage } from '../layout/LoadingPage';
import { Banner } from './Banner';
import { EmptyState } from './EmptyState';

interface ShowRecordProps<Type extends RaRecord> extends Pick<ShowBaseProps<Type>, 'queryOptions'> {
  /** Link to the list. */
  back: ReactNode;
  /** Message when the record does not exist. */
  notFound: string;
  children: (record: Type) => ReactNode;
}

/** Loads the record of the URL, and renders it or the error. */
export function ShowRecord<Type extends RaRecord>({ queryOptions, ...shown }: ShowRecordProps<Type>) {
  return (
    <ShowBase<Type> queryOptions={{ onError: () => undefined, ...queryOptions }}>
      <RecordContent<Type> {...shown} />
    </ShowBase>
  );
}

function RecordContent<Type extends RaRecord>({ back, notFound, children }: ShowRecordProps<Type>) {
  const t = useText();
  const { record, error, isPending } = useShowContext<Type>();
  if (error) {
    if (statusOf(error) === 404) return <EmptyState heading="h1" title={notFound} action={back} />;
    return (
      <Banner tone="poor" title={t('app.list.errorTitle')}>
        {error.message}
      </Banner>
    );
  }
  return isPending || !record ? <LoadingPage /> : children(record);
}
