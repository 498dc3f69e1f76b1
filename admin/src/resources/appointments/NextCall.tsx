import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AppointmentRecord } from '../../api/types';
import { PhoneLink } from '../../components/links';
import { dateTime } from '../../format/format';
import { now } from '../../format/now';
import { useText } from '../../i18n/use-text';

const SOONEST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'start_at', order: 'ASC' } } as const;

/** The call that comes next, or is under way, whatever the list shows. */
export function NextCall() {
  const t = useText();
  const [opened] = useState(() => now().toISOString());
  const { data } = useGetList<AppointmentRecord>('appointments', { ...SOONEST, filter: { status: 'booked', end_at_gt: opened } });
  const [call] = data ?? [];
  if (!call) return null;
  const { id, start_at, company, contact, telephone, prospect_id } = call;
  return (
    <p className="row gap-x-3 ruled-both mb-3 py-2">
      <span className="grey">{t('appointments.next')}</span>{' '}
      <Link className="strong" to={`/appointments/${id}/show`}>
        {dateTime(start_at)}
      </Link>
      <Link to={`/prospects/${prospect_id}/show`}>{company}</Link> {contact}
      <PhoneLink number={telephone} />
    </p>
  );
}
