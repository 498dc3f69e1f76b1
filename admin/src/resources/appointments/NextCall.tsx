import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AppointmentRecord } from '../../api/types';
import { dateTime, phone } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './appointments.module.css';

const SOONEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'start_at', order: 'ASC' } } as const;

/** The call that comes next, or is under way, whatever the list shows. */
export function NextCall() {
  const t = useText();
  const [opened] = useState(() => new Date().toISOString());
  const { data } = useGetList<AppointmentRecord>('appointments', { ...SOONEST, filter: { status: 'booked', end_at_gt: opened } });
  const [call] = data ?? [];
  if (!call) return null;
  const { id, start_at, company, contact, telephone, prospect_id } = call;
  return (
    <p className={styles.next}>
      <span>{t('appointments.next')}</span> <Link to={`/appointments/${id}/show`}>{dateTime(start_at)}</Link>{' '}
      <Link to={`/prospects/${prospect_id}/show`}>{company}</Link> {contact}
      {telephone && <a href={`tel:${telephone}`}>{phone(telephone)}</a>}
    </p>
  );
}
