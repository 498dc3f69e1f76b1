import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { AppointmentRecord } from '../../api/types';
import { useText } from '../../i18n/use-text';
import styles from './appointments.module.css';
import { useAppointmentUpdate } from './use-appointment-update';

/** What the team notes about a call; the button appears once something changed. */
export function AppointmentNotes({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'appointments', action: 'edit' });
  const { save, isPending } = useAppointmentUpdate(appointment);
  const saved = appointment.notes ?? '';
  const [notes, setNotes] = useState(saved);
  return (
    <section className={styles.notes}>
      <h2>{t('appointments.notes.title')}</h2>
      <textarea
        aria-label={t('appointments.notes.label')}
        rows={5}
        readOnly={!canAccess}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      {notes.trim() !== saved.trim() && (
        <Button variant="contained" disabled={isPending} onClick={() => void save({ notes }, t('appointments.notes.saved'))}>
          {t(isPending ? 'app.action.saving' : 'app.action.save')}
        </Button>
      )}
    </section>
  );
}
