import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { AppointmentRecord } from '../../api/types';
import { Icon } from '../../components/Icon';
import { zurichDay, zurichLocal } from '../../format/format';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';
import { useChangeFilters } from '../../list/use-change-filters';
import { AppointmentState } from './AppointmentState';
import styles from './agenda.module.css';
import { shifted, weekdayOf } from './appointment-filters';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** 2026-11-24 → 24.11. */
const shortDate = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.`;
const timeOf = (instant: string) => zurichLocal(instant).slice(11);

/** A week or a day: the calls of each day in their order, cancelled ones in grey. */
export function Agenda({ days }: { days: string[] }) {
  const t = useText();
  const { data } = useListContext<AppointmentRecord>();
  const today = zurichDay(now());
  return (
    <ol className={`${styles.agenda} ${days.length === 1 ? styles.single : ''}`} aria-label={t('appointments.agenda.label')}>
      {days.map((day) => (
        <li key={day}>
          <h2 className={day === today ? styles.today : undefined}>
            {t(`appointments.weekday.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}`)} {shortDate(day)}
            {day === today && <span> {t('appointments.agenda.today')}</span>}
          </h2>
          <Calls calls={(data ?? []).filter(({ start_at }) => zurichDay(start_at) === day)} />
        </li>
      ))}
    </ol>
  );
}

function Calls({ calls }: { calls: AppointmentRecord[] }) {
  const t = useText();
  if (calls.length === 0) return <p className="quiet">{t('appointments.agenda.none')}</p>;
  const inOrder = calls.toSorted((a, b) => a.start_at.localeCompare(b.start_at));
  return (
    <ul>
      {inOrder.map(({ id, start_at, end_at, company, status }) => (
        <li key={id} className={status === 'cancelled' ? styles.cancelled : undefined}>
          <Link to={`/appointments/${id}/show`}>
            {timeOf(start_at)}–{timeOf(end_at)} {company}
          </Link>
          <AppointmentState state={status} />
        </li>
      ))}
    </ul>
  );
}

/** To the week or day before and after. */
export function AgendaSteps({ days }: { days: string[] }) {
  const t = useText();
  const change = useChangeFilters();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <div className="row number">
      <button
        type="button"
        className="icon-button ink"
        aria-label={t('appointments.agenda.previous')}
        onClick={() => change((filters) => shifted(filters, -1))}
      >
        <Icon name="previous" />
      </button>
      <p>
        {first !== last && `${shortDate(first)} – `}
        {shortDate(last)}
        {last.slice(0, 4)}
      </p>
      <button
        type="button"
        className="icon-button ink"
        aria-label={t('appointments.agenda.next')}
        onClick={() => change((filters) => shifted(filters, 1))}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
