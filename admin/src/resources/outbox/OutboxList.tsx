import { useMemo } from 'react';
import { ListBase, useCreatePath, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { OutboxEntry, OutboxStatus } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ClosedWayNotice, useMailState } from '../../components/ClosedWayNotice';
import { ListHead } from '../../components/ListPage';
import page from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { OutboxState } from './OutboxState';
import styles from './outbox.module.css';
import { SendingHaltNotice } from './SendingHaltNotice';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const STATUSES: OutboxStatus[] = ['queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled'];

/** Every e-mail that was written, whether it left or not. */
export function OutboxList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined, refetchInterval: 10_000 }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <ListHead title={t('outbox.title')} action={<Link to="/outbox/templates">{t('outbox.templates')}</Link>} />
      <SendingHaltNotice />
      <ClosedWayNotice />
      <StateBanner />
      <FilterBar />
      <ListBody />
    </>
  );
}

function StateBanner() {
  const t = useText();
  const { data: state } = useMailState();
  if (!state) return null;
  if (!state.isConfigured)
    return (
      <div className={styles.notice}>
        <Banner tone="fair" title={t('outbox.notConfigured.title')}>
          {t('outbox.notConfigured.text')}
        </Banner>
      </div>
    );
  if (state.failed + state.unknown === 0) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="fair" title={t('outbox.attention.title')}>
        {t('outbox.attention.text', { failed: state.failed, unknown: state.unknown })}
      </Banner>
    </div>
  );
}

function FilterBar() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { status = '', ...others }: { status?: string } = filterValues;
  return (
    <div className={page.filters}>
      <SearchInput placeholder={t('outbox.search')} />
      <select
        className={page.select}
        aria-label={t('outbox.filter.status')}
        value={status}
        onChange={({ target }) => setFilters(target.value ? { ...others, status: target.value } : others)}
      >
        <option value="">{t('outbox.filter.any')}</option>
        {STATUSES.map((name) => (
          <option key={name} value={name}>
            {t(`outbox.status.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  return (
    <RecordList
      caption={t('outbox.title')}
      columns={columns}
      opens="show"
      empty={{ title: t('outbox.empty.title'), text: t('outbox.empty.text') }}
      filtered={{ title: t('outbox.empty.filteredTitle'), text: t('outbox.empty.filteredText') }}
    />
  );
}

function useColumns(): Column<OutboxEntry>[] {
  const t = useText();
  const createPath = useCreatePath();
  return useMemo(
    () => [
      {
        key: 'subject',
        label: t('outbox.column.subject'),
        render: ({ id, subject }) => (
          <Link className={page.link} data-row-link title={subject} to={createPath({ resource: 'outbox', id, type: 'show' })}>
            {subject}
          </Link>
        ),
      },
      { key: 'recipient', label: t('outbox.column.recipient'), className: styles.recipientColumn, render: ({ recipient }) => recipient },
      { key: 'kind', label: t('outbox.column.kind'), className: styles.kindColumn, render: ({ label }) => label },
      {
        key: 'status',
        label: t('outbox.column.status'),
        className: styles.statusColumn,
        render: ({ status }) => <OutboxState status={status} />,
      },
      {
        key: 'created',
        label: t('outbox.column.created'),
        className: styles.dateColumn,
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ created_at }) => dateTime(created_at),
      },
    ],
    [t, createPath],
  );
}
