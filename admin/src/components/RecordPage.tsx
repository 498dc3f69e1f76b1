import type { ReactNode } from 'react';
import { CanAccess, type RaRecord, type ShowBaseProps } from 'react-admin';
import { PageHead } from './PageHead';
import { ShowRecord } from './ShowRecord';

interface RecordPageProps<Type extends RaRecord> extends Pick<ShowBaseProps<Type>, 'queryOptions'> {
  resource: string;
  /** Link to the list. */
  back: ReactNode;
  /** Message when the record does not exist. */
  notFound: string;
  title: (record: Type) => string;
  /** For those who may change it. */
  actions: (record: Type) => ReactNode;
  children: (record: Type) => ReactNode;
}

/** The page of one record: head with actions, then the content. */
export function RecordPage<Type extends RaRecord>({
  resource,
  back,
  notFound,
  title,
  actions,
  children,
  queryOptions,
}: RecordPageProps<Type>) {
  return (
    <ShowRecord<Type> back={back} notFound={notFound} {...(queryOptions && { queryOptions })}>
      {(record) => (
        <>
          <PageHead
            title={title(record)}
            back={back}
            action={
              <CanAccess action="edit" resource={resource} accessDenied={null}>
                {actions(record)}
              </CanAccess>
            }
          />
          {children(record)}
        </>
      )}
    </ShowRecord>
  );
}
