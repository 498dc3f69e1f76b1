import { useMemo } from 'react';
import { ListBase, useCreatePath, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { AppointmentRecord, AppointmentStatus } from '../../api/types';
import { FilterButtons, ListHead } from '../../components/ListPage';
import page from '../../components/list-page.module.css';
import { Pagination } from '../../components/Pagination';
import { RecordList } from '../../components/RecordList';
import type { Column } from '../../components/RecordTable';
import { SearchInput } from '../../components/SearchInput';
import { dateTime, phone } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { Agenda, AgendaSteps } from './Agenda';
import { AppointmentState } from './AppointmentState';
import { type AppointmentFilters, daysOf, PERIODS, periodOf, withPeriod } from './appointment-filters';
import styles from './appointments.module.css';
import { NextCall } from './NextCall';

const SOONEST_FIRST = { field: 'start_at', order: 'ASC' } as const;
const STATUSES: AppointmentStatus[] = ['booked', 'held', 'missed', 'cancelled'];

/** The calls that prospects have booked. */
export function AppointmentList() {
  const filters = useMemo(() => withPeriod({}, 'upcoming', new Date()), []);
  return (
    <ListBase perPage={25} sort={SOONEST_FIRST} filterDefaultValues={filters} queryOptions={{ onError: () => undefined }}>
      <ListPage />
    </ListBase>
  );
}

function ListPage() {
  const t = useText();
  return (
    <>
      <ListHead title={t('appointments.title')} />
      <NextCall />
      <FilterBar />
      <ListBody />
    </>
  );
}

function FilterBar() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const filters: AppointmentFilters = filterValues;
  const period = periodOf(filters);
  const days = daysOf(filters);
  const setStatus = (status: string) => {
    const { status: _, ...others } = filters;
    setFilters(status ? { ...others, status } : others);
  };
  return (
    <div className={page.filters}>
      <SearchInput placeholder={t('appointments.search')} />
      <FilterButtons
        label={t('appointments.preset.label')}
        options={PERIODS.map((name) => ({ value: name, label: t(`appointments.preset.${name}`) }))}
        current={period}
        onChange={(name) => setFilters(withPeriod(filters, name, new Date()))}
      />
      {days.length > 0 && <AgendaSteps days={days} />}
      <select
        className={page.select}
        aria-label={t('appointments.filter.status')}
        value={filters.status ?? ''}
        onChange={({ target }) => setStatus(target.value)}
      >
        <option value="">{t('appointments.filter.any')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`appointments.status.${status}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function ListBody() {
  const t = useText();
  const columns = useColumns();
  const { data, total, error, filterValues } = useListContext<AppointmentRecord>();
  const days = daysOf(filterValues);
  if (days.length > 0 && !error) {
    return (
      <>
        <Agenda days={days} />
        {data && data.length < (total ?? 0) && <Pagination />}
      </>
    );
  }
  return (
    <RecordList
      caption={t('appointments.title')}
      columns={columns}
      opens="show"
      empty={{ title: t('appointments.empty.title'), text: t('appointments.empty.text') }}
      filtered={{ title: t('appointments.empty.filteredTitle'), text: t('appointments.empty.filteredText') }}
    />
  );
}

function useColumns(): Column<AppointmentRecord>[] {
  const t = useText();
  const createPath = useCreatePath();
  return useMemo(
    () => [
      {
        key: 'when',
        label: t('appointments.column.when'),
        className: styles.whenColumn,
        sort: { field: 'start_at', first: 'ASC' },
        render: ({ id, start_at }) => (
          <Link className={page.link} data-row-link to={createPath({ resource: 'appointments', id, type: 'show' })}>
            {dateTime(start_at)}
          </Link>
        ),
      },
      {
        key: 'company',
        label: t('appointments.column.company'),
        render: ({ company, contact }) => (
          <span className={styles.company} title={`${company}, ${contact}`}>
            {company} <span>{contact}</span>
          </span>
        ),
      },
      {
        key: 'telephone',
        label: t('appointments.column.telephone'),
        className: styles.phoneColumn,
        render: ({ telephone }) => telephone && <a href={`tel:${telephone}`}>{phone(telephone)}</a>,
      },
      {
        key: 'status',
        label: t('appointments.column.status'),
        className: styles.statusColumn,
        sort: { field: 'status', first: 'ASC' },
        render: ({ status }) => <AppointmentState status={status} />,
      },
      {
        key: 'notes',
        label: t('appointments.column.notes'),
        className: styles.notesColumn,
        render: ({ notes }) => <span title={notes ?? undefined}>{notes}</span>,
      },
    ],
    [t, createPath],
  );
}
