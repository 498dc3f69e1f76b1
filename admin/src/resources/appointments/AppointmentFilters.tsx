import { useListContext } from 'react-admin';
import type { AppointmentStatus } from '../../api/types';
import page from '../../components/list-page.module.css';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';
import { Choices, FilterSelect } from '../../list/filters';
import { SearchInput } from '../../list/SearchInput';
import { useChangeFilters } from '../../list/use-change-filters';
import { AgendaSteps } from './Agenda';
import { daysOf, PERIODS, periodOf, withPeriod } from './appointment-filters';

const STATUSES: AppointmentStatus[] = ['booked', 'held', 'missed', 'cancelled'];

export function AppointmentFilters() {
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
