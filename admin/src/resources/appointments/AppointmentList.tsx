import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { AppointmentRecord, AppointmentStatus } from '../../api/types';
import { PhoneLink } from '../../components/links';
import page from '../../components/list-page.module.css';
import { dateTime } from '../../format/format';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';
import { Column } from '../../list/Column';
import { Choices, FilterSelect } from '../../list/filters';
import { Pagination } from '../../list/Pagination';
import { Pair } from '../../list/Pair';
import { ListHead, RecordList, ResourceListBase } from '../../list/ResourceList';
import { RowLink } from '../../list/rows';
import { SearchInput } from '../../list/SearchInput';
import { useChangeFilters } from '../../list/use-change-filters';
import { Agenda, AgendaSteps } from './Agenda';
import { AppointmentState } from './AppointmentState';
import { daysOf, PERIODS, periodOf, withPeriod } from './appointment-filters';
import { NextCall } from './NextCall';

const Col = Column<AppointmentRecord>;
const STATUSES: AppointmentStatus[] = ['booked', 'held', 'missed', 'cancelled'];

/** The calls that prospects have booked. */
export function AppointmentList() {
  const t = useText();
  const filters = useMemo(() => withPeriod({}, 'upcoming', now()), []);
  return (
    <ResourceListBase sort={{ field: 'start_at', order: 'ASC' }} filterDefaultValues={filters}>
      <ListHead title={t('appointments.title')} />
      <NextCall />
      <Filters />
      <AgendaOrList />
    </ResourceListBase>
  );
}

function Filters() {
  const t = useText();
  const { filterValues } = useListContext();
  const change = useChangeFilters();
  const days = daysOf(filterValues);
  return (
    <div className={page.filters}>
      <SearchInput placeholder={t('appointments.search')} />
      <Choices
        label={t('appointments.preset.label')}
        options={PERIODS.map((name) => ({ value: name, label: t(`appointments.preset.${name}`) }))}
        current={periodOf(filterValues)}
        onChange={(name) => change((filters) => withPeriod(filters, name, now()))}
      />
      {days.length > 0 && <AgendaSteps days={days} />}
      <FilterSelect
        source="status"
        label={t('appointments.filter.status')}
        any={t('appointments.filter.any')}
        choices={STATUSES.map((value) => ({ value, label: t(`appointments.status.${value}`) }))}
      />
    </div>
  );
}

function AgendaOrList() {
  const { data, total, error, filterValues } = useListContext<AppointmentRecord>();
  const days = daysOf(filterValues);
  if (days.length === 0 || error) return <Calls />;
  return (
    <>
      <Agenda days={days} />
      {data && data.length < (total ?? 0) && <Pagination />}
    </>
  );
}

function Calls() {
  const t = useText();
  return (
    <RecordList
      caption={t('appointments.title')}
      rowClick="show"
      empty={{ title: t('appointments.empty.title'), text: t('appointments.empty.text') }}
      filtered={{ title: t('appointments.empty.filteredTitle'), text: t('appointments.empty.filteredText') }}
    >
      <Col
        source="start_at"
        label={t('appointments.column.when')}
        width="medium"
        sortByOrder="ASC"
        render={({ start_at }) => <RowLink>{dateTime(start_at)}</RowLink>}
      />
      <Col
        source="company"
        label={t('appointments.column.company')}
        render={({ company, contact }) => <Pair words={[company, contact]}>{company}</Pair>}
      />
      <Col
        source="telephone"
        label={t('appointments.column.telephone')}
        width="medium"
        render={({ telephone }) => <PhoneLink number={telephone} />}
      />
      <Col
        source="status"
        label={t('appointments.column.status')}
        width="medium"
        sortByOrder="ASC"
        render={({ status }) => <AppointmentState state={status} />}
      />
      <Col source="notes" label={t('appointments.column.notes')} />
    </RecordList>
  );
}
