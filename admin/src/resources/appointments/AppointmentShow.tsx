import { Button } from '@mui/material';
import { Link } from 'react-router';
import { fetchFile } from '../../api/call-api';
import type { AppointmentRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Fact, Facts } from '../../components/Facts';
import { PhoneLink } from '../../components/links';
import { RecordNotes } from '../../components/RecordNotes';
import { RecordPage } from '../../components/RecordPage';
import { saveFile } from '../../components/save-file';
import { useAction } from '../../components/use-action';
import { dateTime, zurichDay } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { AppointmentState } from './AppointmentState';
import { CancelButton, MoveButton } from './ChangeDialogs';
import { useAppointmentUpdate } from './use-appointment-update';

/** One call: who, when, what became of it. */
export function AppointmentShow() {
  const t = useText();
  return (
    <RecordPage<AppointmentRecord>
      resource="appointments"
      back={<Link to="/appointments">{t('appointments.show.back')}</Link>}
      notFound={t('appointments.show.notFound')}
      title={({ company }) => t('appointments.show.of', { company })}
      actions={(record) => <Changes appointment={record} />}
    >
      {(record) => (
        <>
          <AppointmentFacts appointment={record} />
          <section className="part narrow">
            <RecordNotes />
          </section>
        </>
      )}
    </RecordPage>
  );
}

function AppointmentFacts({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const { start_at, end_at, status, contact, email, telephone, agenda, prospect_id, created_at, booked_by } = appointment;
  const minutes = Math.round((Date.parse(end_at) - Date.parse(start_at)) / 60_000);
  return (
    <div className="narrow">
      <Facts>
        <Fact label={t('appointments.column.status')}>
          <AppointmentState state={status} />
        </Fact>
        <Fact label={t('appointments.show.when')}>{t('appointments.show.whenValue', { date: dateTime(start_at), minutes })}</Fact>
        <Fact label={t('appointments.show.contact')}>
          {contact} · <Link to={`/prospects/${prospect_id}/show`}>{t('appointments.show.prospect')}</Link>
        </Fact>
        <Fact label={t('appointments.show.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t('appointments.column.telephone')}>{telephone && <PhoneLink number={telephone} />}</Fact>
        {agenda && <Fact label={t('appointments.show.agenda')}>{agenda}</Fact>}
        <Fact label={t('appointments.show.booked')}>
          {[dateTime(created_at), booked_by && t('appointments.show.bookedBy', { name: booked_by })].filter(Boolean).join(', ')}
        </Fact>
      </Facts>
    </div>
  );
}

/** What may still be done: before the call it is moved or cancelled, afterwards it took place or not. */
function Changes({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const save = useAppointmentUpdate(appointment);
  const { perform, isBusy } = useAction();
  const { id, status, start_at } = appointment;
  if (status === 'cancelled') return null;
  if (Date.parse(start_at) > Date.now()) {
    if (status !== 'booked') return null;
    return (
      <div className="row">
        <ActionButton
          label={t('appointments.file.open')}
          run={async () =>
            saveFile(await fetchFile('admin/appointments/:id/calendar.ics', { id }), `rendez-vous-${zurichDay(start_at)}.ics`)
          }
          failed={(message) => message ?? t('appointments.file.failed')}
        />
        <CancelButton appointment={appointment} />
        <MoveButton appointment={appointment} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div className="row" role="group" aria-label={t('appointments.show.outcome')}>
      {(['held', 'missed'] as const).map((outcome) => (
        <Button
          key={outcome}
          variant={status === outcome ? 'contained' : 'outlined'}
          aria-pressed={status === outcome}
          disabled={isBusy}
          onClick={() => void perform(() => save({ status: outcome }), { done: t('appointments.show.saved') })}
        >
          {t(`appointments.show.${outcome}`)}
        </Button>
      ))}
    </div>
  );
}
