import { useMemo } from 'react';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import type { AuditRequestRecord, AuditRequestStatus, AuditDocumentState as DocumentState } from '../../api/types';
import { useAuditRequestCounters } from '../../api/use-waiting';
import { FilterButtons, ListHead } from '../../components/ListPage';
import styles from '../../components/list-page.module.css';
import { RecordList } from '../../components/RecordList';
import type { Column, Details } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { AuditDocumentState, DOCUMENT_STATES } from './AuditDocumentState';
import { DeleteButton, STATUSES, StatusSelect } from './AuditRequestChanges';
import { AuditRequestDetails } from './AuditRequestDetails';
import { AuditRequestPromise } from './AuditRequestPromise';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

/** How often the list looks while a document is on its way, ms. */
const WATCH_MS = 4000;
const isMoving = (page: { data: AuditRequestRecord[] } | undefined): boolean =>
  page?.data.some(({ document }) => document === 'preparing' || document === 'ready') ?? false;

/** Who waits for the free audit, and since when. */
export function AuditRequestList() {
  return (
    <ListBase
      perPage={10}
      sort={NEWEST_FIRST}
      queryOptions={{
        onError: () => undefined,
        refetchInterval: ({ state }) => (isMoving(state.data as { data: AuditRequestRecord[] } | undefined) ? WATCH_MS : false),
      }}
    >
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <ListHead title={t('auditRequests.title')} />
      <div className={styles.filters}>
        <SearchInput placeholder={t('auditRequests.search')} />
        <StatusFilter />
        <DocumentFilter />
      </div>
      <ListBody />
    </>
  );
}

type Choice = AuditRequestStatus | 'all';

/** The counters are the filter: one line says how many and shows them. */
function StatusFilter() {
  const t = useText();
  const counters = useAuditRequestCounters();
  const { filterValues, setFilters } = useListContext();
  const { status = 'all', ...others }: { status?: Choice } = filterValues;
  const choose = (choice: Choice) => setFilters(choice === 'all' ? others : { ...others, status: choice });
  const options = [
    { value: 'all' as Choice, label: t('auditRequests.all'), count: counters?.total },
    ...STATUSES.map((value) => ({ value: value as Choice, label: t(`auditRequests.status.${value}`), count: counters?.[value] })),
  ];
  return <FilterButtons label={t('auditRequests.column.status')} options={options} current={status} onChange={choose} />;
}

function DocumentFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { document = '', ...others }: { document?: DocumentState | '' } = filterValues;
  return (
    <select
      className={styles.select}
      aria-label={t('auditRequests.column.document')}
      value={document}
      onChange={({ target }) => setFilters(target.value ? { ...others, document: target.value } : others)}
    >
      <option value="">{t('auditRequests.document.any')}</option>
      {DOCUMENT_STATES.map((state) => (
        <option key={state} value={state}>
          {t(`auditRequests.document.${state}`)}
        </option>
      ))}
    </select>
  );
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  const details = useMemo<Details<AuditRequestRecord>>(
    () => ({ nameOf: ({ email }) => email, render: (request) => <AuditRequestDetails request={request} /> }),
    [],
  );
  return (
    <RecordList
      caption={t('auditRequests.title')}
      columns={columns}
      details={details}
      failure={t('auditRequests.loadFailed')}
      empty={{ title: t('auditRequests.emptyTitle'), text: t('auditRequests.emptyText') }}
      filtered={{ title: t('auditRequests.filteredTitle'), text: t('auditRequests.filteredText') }}
    />
  );
}

function useColumns(): Column<AuditRequestRecord>[] {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'audit-requests', action: 'edit' });
  return useMemo(() => {
    const columns: Column<AuditRequestRecord>[] = [
      {
        key: 'email',
        label: t('auditRequests.column.person'),
        sort: { field: 'email', first: 'ASC' },
        render: ({ email, company }) => (
          <span title={[email, company].filter(Boolean).join(', ')}>
            <span className={styles.strong}>{email}</span> <span className={styles.grey}>{company}</span>
          </span>
        ),
      },
      {
        key: 'created',
        label: t('auditRequests.column.created'),
        className: styles.medium,
        sort: { field: 'created_at', first: 'DESC' },
        render: ({ created_at }) => dateTime(created_at),
      },
      {
        key: 'promise',
        label: t('auditRequests.column.promise'),
        className: styles.wide,
        render: (request) => <AuditRequestPromise request={request} />,
      },
      {
        key: 'document',
        label: t('auditRequests.column.document'),
        className: styles.medium,
        render: ({ document }) => <AuditDocumentState state={document} />,
      },
      {
        key: 'status',
        label: t('auditRequests.column.status'),
        className: styles.medium,
        sort: { field: 'status', first: 'ASC' },
        render: (request) => <StatusSelect request={request} readOnly={!canAccess} />,
      },
    ];
    if (!canAccess) return columns;
    const remove: Column<AuditRequestRecord> = {
      key: 'delete',
      label: t('app.list.actions'),
      align: 'end',
      className: styles.narrow,
      render: (request) => <DeleteButton request={request} />,
    };
    return [...columns, remove];
  }, [t, canAccess]);
}
