import { useMemo } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ScanKind, ScanLine } from '../../api/types';
import { FilterButtons, ListHead } from '../../components/ListPage';
import styles from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { ScanCost } from '../../components/ScanCost';
import { ScanTallyWords } from '../../components/ScanTally';
import { Status } from '../../components/Status';
import { endedOf, scanTone } from '../../components/scan-state';
import { dateTime, integer } from '../../format/format';
import { useText } from '../../i18n/use-text';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;
const KINDS: ScanKind[] = ['bulk', 'nightly', 'quick', 'single', 'trial'];
/** Scans move on by themselves: the list is read again this often. */
const REFRESH_MS = 15_000;

/** Every scan: when, how many prospects, how it went for them, what it cost. */
export function ScanList() {
  return (
    <ListBase perPage={25} sort={NEWEST_FIRST} queryOptions={{ onError: () => undefined, refetchInterval: REFRESH_MS }}>
      <ListPage />
    </ListBase>
  );
}

const pageOf = ({ id }: ScanLine) => `/scans/${id}/show`;

function ListPage() {
  const t = useText();
  const columns = useColumns();
  return (
    <>
      <ListHead title={t('scan.history')} />
      <div className={styles.filters}>
        <KindFilter />
      </div>
      <RecordList
        caption={t('scan.history')}
        columns={columns}
        hrefOf={pageOf}
        empty={{ title: t('scan.historyEmpty'), text: t('scan.historyEmptyText') }}
        filtered={{ title: t('scan.filtered') }}
      />
    </>
  );
}

function KindFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { kind = 'all', ...others }: { kind?: ScanKind | 'all' } = filterValues;
  const options = [
    { value: 'all' as const, label: t('scan.all') },
    ...KINDS.map((value) => ({ value, label: t(`dashboard.scans.kind.${value}`) })),
  ];
  return (
    <FilterButtons<ScanKind | 'all'>
      label={t('scan.kindOf')}
      options={options}
      current={kind}
      onChange={(choice) => setFilters(choice === 'all' ? others : { ...others, kind: choice })}
    />
  );
}

function useColumns(): Column<ScanLine>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        key: 'created',
        label: t('scan.when'),
        className: styles.medium,
        sort: { field: 'created_at', first: 'DESC' },
        render: (scan) => (
          <Link className={styles.link} data-row-link to={pageOf(scan)}>
            {dateTime(scan.created_at)}
          </Link>
        ),
      },
      { key: 'kind', label: t('scan.kindOf'), className: styles.medium, render: ({ kind }) => t(`dashboard.scans.kind.${kind}`) },
      {
        key: 'status',
        label: t('scan.state'),
        className: styles.medium,
        render: (scan) => <Status tone={scanTone(scan)}>{t(`dashboard.scans.status.${scan.status}`)}</Status>,
      },
      {
        key: 'prospects',
        label: t('scan.prospects'),
        align: 'end',
        className: styles.narrow,
        render: (scan) => t('tools.progress', { done: integer(endedOf(scan)), total: integer(scan.total) }),
      },
      { key: 'result', label: t('scan.result'), render: (scan) => <ScanTallyWords scan={scan} /> },
      { key: 'cost', label: t('scan.costs'), align: 'end', className: styles.wide, render: ({ cost }) => <ScanCost cost={cost} /> },
    ],
    [t],
  );
}
