import { Button } from '@mui/material';
import { useMemo } from 'react';
import { CanAccess, ListBase, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignRecord } from '../../api/types';
import { FilterButtons, ListHead } from '../../components/ListPage';
import page from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useFormat } from '../../format/use-format';
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
      <ListHead title={t('campaigns.title')} action={<CreateButton />} />
      <FilterBar />
      <ListBody />
    </ListBase>
  );
}

function CreateButton() {
  const t = useText();
  return (
    <CanAccess action="create" resource="campaigns" accessDenied={null}>
      <Button variant="contained" component={Link} to="/campaigns/create">
        {t('campaigns.create')}
      </Button>
    </CanAccess>
  );
}

function FilterBar() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const current: (typeof STATUSES)[number] = filterValues.status ?? 'all';
  const choose = (status: (typeof STATUSES)[number]) => {
    const { status: _, ...others } = filterValues;
    setFilters(status === 'all' ? others : { ...others, status });
  };
  return (
    <div className={page.filters}>
      <SearchInput placeholder={t('campaigns.search')} />
      <FilterButtons
        label={t('campaigns.filter.label')}
        options={STATUSES.map((value) => ({ value, label: t(`campaigns.filter.${value}`) }))}
        current={current}
        onChange={choose}
      />
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
  const { rate } = useFormat();
  const createPath = useCreatePath();
  return useMemo(() => {
    const performanceOf = ({ seen, open, click }: NonNullable<CampaignRecord['statistics']>['rates']) =>
      open === null || click === null
        ? t('campaigns.performanceSeen', { seen: rate(seen) })
        : t('campaigns.performance', { open: rate(open), click: rate(click) });
    const pathOf = (id: string) => createPath({ resource: 'campaigns', id, type: 'show' });
    return [
      {
        key: 'name',
        label: t('campaigns.column.name'),
        sort: { field: 'name', first: 'ASC' },
        render: ({ id, name, subject }) => (
          <Link className={page.link} data-row-link to={pathOf(id)} title={`${name}, ${subject}`}>
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
            ? performanceOf(statistics.rates)
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
  }, [t, count, rate, createPath]);
}
