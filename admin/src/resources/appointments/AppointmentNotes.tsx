import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { AppointmentRecord } from '../../api/types';
import { useAct } from '../../components/use-act';
import { useText } from '../../i18n/use-text';
import { useAppointmentUpdate } from './use-appointment-update';

/** What the team notes about a call; the button appears once something changed. */
export function AppointmentNotes({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'appointments', action: 'edit' });
  const save = useAppointmentUpdate(appointment);
  const { act, isBusy } = useAct();
  const saved = appointment.notes ?? '';
  const [notes, setNotes] = useState(saved);
  return (
    <section className="field part narrow items-start">
      <h2>{t('appointments.notes.title')}</h2>
      <textarea
        aria-label={t('appointments.notes.label')}
        rows={5}
        readOnly={!canAccess}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      {notes.trim() !== saved.trim() && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void act(() => save({ notes }), { done: t('appointments.notes.saved') })}
        >
          {t(isBusy ? 'app.action.saving' : 'app.action.save')}
        </Button>
      )}
    </section>
  );
}
