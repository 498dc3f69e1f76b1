import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { AppointmentRecord } from '../../api/types';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { CancelButton, MoveButton } from './ChangeDialogs';

/** A call that is booked, and what may still be done about it. */
export function BookedCall({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const { id, start_at, booked_by } = appointment;
  return (
    <div className="row between mb-2">
      <p>
        <Link className="strong" to={`/appointments/${id}/show`}>
          {t('appointments.book.booked', { date: dateTime(start_at) })}
        </Link>
        {booked_by && <span className="grey"> {t('appointments.book.by', { name: booked_by })}</span>}
      </p>
      <CanAccess action="edit" resource="appointments" accessDenied={null}>
        <div className="row">
          <CancelButton appointment={appointment} />
          <MoveButton appointment={appointment} variant="outlined" />
        </div>
      </CanAccess>
    </div>
  );
}
