import { useMemo } from 'react';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { TrialRecord } from '../../api/types';
import { useTrialCounters } from '../../api/use-waiting';
import { FilterButtons, ListHead } from '../../components/ListPage';
import styles from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { Status, type Tone } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { RetryButton } from './RetryButton';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const STATUSES = ['awaiting_verification', 'running', 'completed', 'failed'] as const;
type TrialStatus = TrialRecord['status'];
type Choice = TrialStatus | 'all';

/** Running trials move on by themselves: the list is read again this often. */
const REFRESH_MS = 15_000;

/** The analyses that visitors have started themselves. */
export function TrialList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined, refetchInterval: REFRESH_MS }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <ListHead title={t('trials.title')} />
      <div className={styles.filters}>
        <SearchInput placeholder={t('trials.search')} />
        <StatusFilter />
      </div>
      <ListBody />
    </>
  );
}

function StatusFilter() {
  const t = useText();
  const counters = useTrialCounters();
  const { filterValues, setFilters } = useListContext();
  const { status = 'all', ...others }: { status?: Choice } = filterValues;
  const choose = (choice: Choice) => setFilters(choice === 'all' ? others : { ...others, status: choice });
  const options = [
    { value: 'all' as Choice, label: t('trials.all'), count: counters?.total },
    ...STATUSES.map((value) => ({ value: value as Choice, label: t(`trials.status.${value}`), count: counters?.[value] })),
  ];
  return <FilterButtons label={t('trials.column.status')} options={options} current={status} onChange={choose} />;
}

const pageOf = ({ id }: TrialRecord) => `/prospects/${id}/show`;

function ListBody() {
  const t = useText();
  const columns = useColumns();
  return (
    <RecordList
      caption={t('trials.title')}
      columns={columns}
      hrefOf={pageOf}
      empty={{ title: t('trials.empty.title'), text: t('trials.empty.text') }}
      filtered={{ title: t('trials.filtered.title'), text: t('trials.filtered.text') }}
    />
  );
}

const TONES: Record<TrialStatus, Tone> = { awaiting_verification: 'fair', running: 'accent', completed: 'good', failed: 'poor' };

function useColumns(): Column<TrialRecord>[] {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'trials', action: 'edit' });
  return useMemo(() => {
    const columns: Column<TrialRecord>[] = [
      {
        key: 'company',
        label: t('trials.column.company'),
        render: (trial) => (
          <span title={[trial.company, trial.email, trial.site_url].filter(Boolean).join(', ')}>
            <Link className={styles.link} data-row-link to={pageOf(trial)}>
              {trial.company}
            </Link>{' '}
            <span className={styles.grey}>{trial.email}</span>
          </span>
        ),
      },
      {
        key: 'created',
        label: t('trials.column.created'),
        className: styles.medium,
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ created_at }) => dateTime(created_at),
      },
      {
        key: 'verification',
        label: t('trials.column.verification'),
        className: styles.medium,
        render: ({ verification }) => (
          <Status tone={verification === 'confirmed' ? 'good' : 'neutral'} quiet={verification !== 'confirmed'}>
            {t(`trials.verification.${verification}`)}
          </Status>
        ),
      },
      {
        key: 'stage',
        label: t('trials.column.stage'),
        className: styles.narrow,
        render: ({ stage, status }) => (status === 'awaiting_verification' ? '–' : t('trials.stageOf', { stage })),
      },
      {
        key: 'measured',
        label: t('trials.column.measured'),
        className: styles.narrow,
        render: ({ measured, measurable }) => (measured === null ? '–' : t('trials.measuredOf', { done: measured, total: measurable })),
      },
      {
        key: 'status',
        label: t('trials.column.status'),
        className: styles.wide,
        render: ({ status, message }) => (
          <span title={message ?? undefined}>
            <Status tone={TONES[status]} {...(status === 'running' && { shape: 'running' })}>
              {t(`trials.status.${status}`)}
            </Status>
          </span>
        ),
      },
    ];
    if (!canAccess) return columns;
    const retry: Column<TrialRecord> = {
      key: 'retry',
      label: t('app.list.actions'),
      align: 'end',
      className: styles.narrow,
      render: (trial) => <RetryButton trial={trial} />,
    };
    return [...columns, retry];
  }, [t, canAccess]);
}
