import { TextInput } from 'react-admin';
import type { AppointmentRecord } from '../../api/types';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { DialogButton } from '../../components/DialogButton';
import { DialogForm } from '../../form/DialogForm';
import { requiredText } from '../../form/validators';
import { zurichInstant, zurichLocal } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useAppointmentUpdate } from './use-appointment-update';

/** The prospect is informed, so both ask for confirmation. */
export function CancelButton({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const save = useAppointmentUpdate(appointment);
  return (
    <ConfirmButton
      label={t('appointments.cancel.open')}
      title={t('appointments.cancel.title')}
      confirm={t('appointments.cancel.submit')}
      keep={t('appointments.cancel.keep')}
      done={t('appointments.cancel.done')}
      isDanger
      onConfirm={() => save({ status: 'cancelled' })}
    >
      <p>{t('appointments.cancel.text')}</p>
    </ConfirmButton>
  );
}

const WHEN = requiredText('appointments.move.missing');

export function MoveButton({ appointment, variant = 'contained' }: { appointment: AppointmentRecord; variant?: 'contained' | 'outlined' }) {
  const t = useText();
  const save = useAppointmentUpdate(appointment);
  return (
    <DialogButton variant={variant} label={t('appointments.move.open')}>
      {(close) => (
        <DialogForm<{ when: string }>
          title={t('appointments.move.title')}
          width="xs"
          defaultValues={{ when: zurichLocal(appointment.start_at) }}
          onSave={({ when }) => save({ start_at: zurichInstant(when) })}
          done={t('appointments.move.done')}
          onClose={close}
          submit="appointments.move.submit"
        >
          <TextInput
            source="when"
            type="datetime-local"
            label="appointments.move.label"
            helperText="appointments.move.help"
            validate={WHEN}
          />
        </DialogForm>
      )}
    </DialogButton>
  );
}
