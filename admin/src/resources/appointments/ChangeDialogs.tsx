import { Button } from '@mui/material';
import { useId, useState } from 'react';
import type { AppointmentRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import styles from '../../components/list-page.module.css';
import { zurichInstant, zurichLocal } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useAppointmentUpdate } from './use-appointment-update';

/** Both tell the prospect, so both are asked again. */
export function CancelButton({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { save, isPending } = useAppointmentUpdate(appointment);
  const close = () => setIsOpen(false);
  const cancel = async () => {
    if (await save({ status: 'cancelled' }, t('appointments.cancel.done'))) close();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('appointments.cancel.keep')}
      </Button>
      <Button variant="contained" color="error" disabled={isPending} onClick={() => void cancel()}>
        {t('appointments.cancel.submit')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('appointments.cancel.open')}
      </Button>
      {isOpen && (
        <AppDialog title={t('appointments.cancel.title')} onClose={close} foot={foot} width="xs">
          <p>{t('appointments.cancel.text')}</p>
        </AppDialog>
      )}
    </>
  );
}

export function MoveButton({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const id = useId();
  const [when, setWhen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { save, isPending } = useAppointmentUpdate(appointment);
  const close = () => setWhen(null);
  const move = async () => {
    if (!when) return setIsMissing(true);
    if (await save({ start_at: zurichInstant(when) }, t('appointments.move.done'))) close();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={isPending} onClick={() => void move()}>
        {t('appointments.move.submit')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="contained" onClick={() => setWhen(zurichLocal(appointment.start_at))}>
        {t('appointments.move.open')}
      </Button>
      {when !== null && (
        <AppDialog title={t('appointments.move.title')} onClose={close} foot={foot} width="xs">
          <div className={styles.field}>
            <label htmlFor={id}>{t('appointments.move.label')}</label>
            <input
              id={id}
              type="datetime-local"
              value={when}
              aria-invalid={isMissing}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => {
                setWhen(target.value);
                setIsMissing(false);
              }}
            />
            <p id={`${id}-help`} className={isMissing ? styles.problem : styles.help}>
              {t(isMissing ? 'appointments.move.missing' : 'appointments.move.help')}
            </p>
          </div>
        </AppDialog>
      )}
    </>
  );
}
