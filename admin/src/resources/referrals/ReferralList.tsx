import { Tab, Tabs } from '@mui/material';
import { useMemo } from 'react';
import { ListBase, useListContext } from 'react-admin';
import type { ReferralRecord, ReferralStatus } from '../../api/types';
import { useReferralCounters } from '../../api/use-waiting';
import { ListHead } from '../../components/ListPage';
import styles from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column, Details } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ReferralDetails } from './ReferralDetails';
import page from './referrals.module.css';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const STATUSES: ReferralStatus[] = ['pending', 'contacted', 'converted'];
const PENDING = { status: 'pending' };

/** Colleagues whom prospects have named, in three tabs. */
export function ReferralList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} filterDefaultValues={PENDING} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  const { filterValues } = useListContext();
  const status: ReferralStatus = STATUSES.includes(filterValues.status) ? filterValues.status : 'pending';
  return (
    <>
      <ListHead title={t('referrals.title')} />
      <StatusTabs current={status} />
      <div role="tabpanel" id={`panel-${status}`} aria-labelledby={`tab-${status}`}>
        <div className={styles.filters}>
          <SearchInput placeholder={t('referrals.search')} />
        </div>
        <ListBody status={status} />
      </div>
    </>
  );
}

function StatusTabs({ current }: { current: ReferralStatus }) {
  const t = useText();
  const counters = useReferralCounters();
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      className={page.tabs}
      value={current}
      onChange={(_, status: ReferralStatus) => setFilters({ ...filterValues, status })}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('referrals.status.label')}
    >
      {STATUSES.map((status) => (
        <Tab
          key={status}
          id={`tab-${status}`}
          aria-controls={status === current ? `panel-${status}` : undefined}
          value={status}
          label={
            <span>
              {t(`referrals.tab.${status}`)} {counters && <span className={page.count}>{counters[status]}</span>}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

function ListBody({ status }: { status: ReferralStatus }) {
  const t = useText();
  const columns = useColumns();
  const details = useMemo<Details<ReferralRecord>>(
    () => ({ nameOf: ({ referred_email }) => referred_email, render: (referral) => <ReferralDetails referral={referral} /> }),
    [],
  );
  const title = t(`referrals.empty.${status}`);
  return (
    <RecordList
      caption={t('referrals.title')}
      columns={columns}
      details={details}
      failure={t('referrals.loadFailed')}
      empty={{ title, text: t('referrals.emptyText') }}
      filtered={{ title, text: t('referrals.filteredText') }}
      isFiltered={isSearch}
    />
  );
}

/** The tab itself is a filter, too. */
const isSearch = ({ q }: Record<string, unknown>): boolean => Boolean(q);

function useColumns(): Column<ReferralRecord>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        key: 'referred',
        label: t('referrals.column.referred'),
        sort: { field: 'referred_email', first: 'ASC' },
        render: ({ referred_email }) => (
          <span className={styles.strong} title={referred_email}>
            {referred_email}
          </span>
        ),
      },
      {
        key: 'company',
        label: t('referrals.column.company'),
        render: ({ company }) => (
          <span className={styles.grey} title={company}>
            {company}
          </span>
        ),
      },
      {
        key: 'created',
        label: t('referrals.column.created'),
        className: styles.wide,
        align: 'end',
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ created_at }) => dateTime(created_at),
      },
    ],
    [t],
  );
}
