import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';
import { Pagination } from '../../list/Pagination';
import { ListHead, ResourceListBase } from '../../list/ResourceList';
import { Agenda } from './Agenda';
import { AppointmentFilters } from './AppointmentFilters';
import { AppointmentTable } from './AppointmentTable';
import { daysOf, withPeriod } from './appointment-filters';
import { NextCall } from './NextCall';

/** The calls that prospects have booked. */
export function AppointmentList() {
  const t = useText();
  const filters = useMemo(() => withPeriod({}, 'upcoming', now()), []);
  return (
    <ResourceListBase sort={{ field: 'start_at', order: 'ASC' }} filterDefaultValues={filters}>
      <ListHead title={t('appointments.title')} />
      <NextCall />
      <AppointmentFilters />
      <AgendaOrTable />
    </ResourceListBase>
  );
}

/** Periods of a week or a day are an agenda, all others a table. */
function AgendaOrTable() {
  const { data, total, error, filterValues } = useListContext();
  const days = daysOf(filterValues);
  if (days.length === 0 || error) return <AppointmentTable />;
  return (
    <>
      <Agenda days={days} />
      {data && data.length < (total ?? 0) && <Pagination />}
    </>
  );
}
