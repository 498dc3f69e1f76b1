import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { ListBase, useCreatePath, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { WebhookEndpointRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { EmptyState } from '../../components/EmptyState';
import page from '../../components/list-page.module.css';
import { PageHead } from '../../components/PageHead';
import { type Column, RecordTable } from '../../components/RecordTable';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { EndpointForm } from './EndpointForm';
import { EndpointState } from './EndpointState';
import styles from './webhooks.module.css';

const OLDEST_FIRST = { field: 'created_at', order: 'ASC' } as const;

/** Where events are sent. */
export function EndpointList() {
  return (
    <ListBase resource="webhook-endpoints" perPage={100} sort={OLDEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const { total, error, isPending } = useListContext<WebhookEndpointRecord>();
  const add = (
    <Button variant="contained" onClick={() => setIsAdding(true)}>
      {t('webhooks.add')}
    </Button>
  );
  const isEmpty = !isPending && total === 0;
  return (
    <>
      <PageHead title={t('webhooks.title')} lead={t('webhooks.lead')} action={!isEmpty && !error && add} />
      {error ? (
        <Banner tone="poor" title={t('app.list.errorTitle')}>
          {error.message}
        </Banner>
      ) : isEmpty ? (
        <EmptyState title={t('webhooks.empty.title')} action={add}>
          {t('webhooks.empty.text')}
        </EmptyState>
      ) : (
        <EndpointTable />
      )}
      {isAdding && <EndpointForm onClose={() => setIsAdding(false)} />}
    </>
  );
}

function EndpointTable() {
  const t = useText();
  const createPath = useCreatePath();
  const columns = useMemo((): Column<WebhookEndpointRecord>[] => {
    const pathOf = (id: string) => createPath({ resource: 'webhook-endpoints', id, type: 'show' });
    return [
      {
        key: 'url',
        label: t('webhooks.column.url'),
        render: ({ id, url }) => (
          <Link className={page.link} data-row-link title={url} to={pathOf(id)}>
            {url}
          </Link>
        ),
      },
      {
        key: 'events',
        label: t('webhooks.column.events'),
        className: styles.countColumn,
        align: 'end',
        render: ({ events }) => String(events.length),
      },
      {
        key: 'state',
        label: t('webhooks.column.state'),
        className: styles.stateColumn,
        render: (endpoint) => <EndpointState endpoint={endpoint} />,
      },
      {
        key: 'created',
        label: t('webhooks.column.created'),
        className: styles.dateColumn,
        render: ({ created_at }) => dateTime(created_at),
      },
    ];
  }, [t, createPath]);
  return (
    <RecordTable
      caption={t('webhooks.title')}
      columns={columns}
      hrefOf={({ id }) => createPath({ resource: 'webhook-endpoints', id, type: 'show' })}
    />
  );
}
