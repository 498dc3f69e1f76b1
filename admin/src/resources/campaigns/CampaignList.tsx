import { Button } from '@mui/material';
import { useMemo } from 'react';
import { CanAccess, ListBase, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { PageTitle } from '../../components/PageTitle';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CampaignState } from './CampaignState';
import styles from './campaigns.module.css';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
/** The filter buttons of the specification (file 3, section 2.3). */
const STATUSES = ['all', 'draft', 'scheduled', 'sent'] as const;

/** All campaigns, ten a page (specification 3, section 9). */
export function CampaignList() {
  const t = useText();
  return (
    <ListBase resource="campaigns" perPage={10} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined }}>
      <PageTitle>{t('campaigns.title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('campaigns.title')}</h1>
        <CanAccess action="create" resource="campaigns" accessDenied={null}>
          <Button variant="contained" component={Link} to="/campaigns/create">
            {t('campaigns.create')}
          </Button>
        </CanAccess>
      </header>
      <FilterBar />
      <ListBody />
    </ListBase>
  );
}

function FilterBar() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const current: string = filterValues.status ?? 'all';
  const choose = (status: (typeof STATUSES)[number]) => {
    const { status: _, ...others } = filterValues;
    setFilters(status === 'all' ? others : { ...others, status });
  };
  return (
    <div className={styles.filters}>
      <SearchInput placeholder={t('campaigns.search')} />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form */}
      <div className={styles.statuses} role="group" aria-label={t('campaigns.filter.label')}>
        {STATUSES.map((status) => (
          <button key={status} type="button" className={styles.chip} aria-pressed={status === current} onClick={() => choose(status)}>
            {t(`campaigns.filter.${status}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  return (
    <RecordList
      caption={t('campaigns.title')}
      columns={columns}
      opens="show"
      empty={{ title: t('campaigns.empty.title'), text: t('campaigns.empty.text') }}
      filtered={{ title: t('campaigns.empty.filteredTitle'), text: t('campaigns.empty.filteredText') }}
    />
  );
}

function useColumns(): Column<CampaignRecord>[] {
  const t = useText();
  const count = useTranslate();
  const createPath = useCreatePath();
  return useMemo(() => {
    const pathOf = (id: string) => createPath({ resource: 'campaigns', id, type: 'show' });
    return [
      {
        key: 'name',
        label: t('campaigns.column.name'),
        sort: { field: 'name', first: 'ASC' },
        render: ({ id, name, subject }) => (
          <Link className={styles.name} data-row-link to={pathOf(id)} title={`${name}, ${subject}`}>
            {name}
          </Link>
        ),
      },
      {
        key: 'audience',
        label: t('campaigns.column.audience'),
        className: styles.narrow,
        render: ({ audience_count }) => count('campaigns.people', { smart_count: audience_count }),
      },
      {
        key: 'status',
        label: t('campaigns.column.status'),
        className: styles.narrow,
        sort: { field: 'status', first: 'ASC' },
        render: (campaign) => <CampaignState campaign={campaign} />,
      },
      {
        key: 'performance',
        label: t('campaigns.column.performance'),
        render: ({ statistics, started_at, status, ledger, audience_count }) =>
          statistics
            ? t('campaigns.performance', { open: decimal(statistics.rates.open), click: decimal(statistics.rates.click) })
            : status === 'scheduled' && started_at
              ? t('campaigns.sending', { done: ledger.sent, total: audience_count - ledger.left_out })
              : null,
      },
      {
        key: 'date',
        label: t('campaigns.column.date'),
        className: styles.narrow,
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ sent_at, scheduled_date, created_at }) => dateTime(sent_at ?? scheduled_date ?? created_at),
      },
      {
        key: 'actions',
        label: t('campaigns.column.actions'),
        className: styles.action,
        render: ({ id, name }) => (
          <Link to={pathOf(id)} aria-label={`${t('campaigns.open')} ${name}`}>
            {t('campaigns.open')}
          </Link>
        ),
      },
    ];
  }, [t, count, createPath]);
}

/** « 32,5 » */
const decimal = (share: number): string => String(share).replace('.', ',');
