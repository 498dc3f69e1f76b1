import { TextInput, useRefresh } from 'react-admin';
import type { AppointmentRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { Opener } from '../../components/Opener';
import { QuestionButton } from '../../components/Question';
import { DialogForm } from '../../form/DialogForm';
import { filled } from '../../form/validators';
import { zurichInstant, zurichLocal } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useAppointmentUpdate } from './use-appointment-update';

/** Saves, and throws what was refused: the question or form that stands open says it. */
function useSaveAndSay(appointment: AppointmentRecord) {
  const refresh = useRefresh();
  const save = useAppointmentUpdate(appointment);
  return async (data: Partial<AppointmentRecord>, done: string) => {
    await save(data);
    showNotice(done);
    refresh();
  };
}

/** Both tell the prospect, so both are asked again. */
export function CancelButton({ appointment }: { appointment: AppointmentRecord }) {
  const t = useText();
  const save = useSaveAndSay(appointment);
  return (
    <QuestionButton
      label={t('appointments.cancel.open')}
      title={t('appointments.cancel.title')}
      confirm={t('appointments.cancel.submit')}
      keep={t('appointments.cancel.keep')}
      isDanger
      onConfirm={() => save({ status: 'cancelled' }, t('appointments.cancel.done'))}
    >
      <p>{t('appointments.cancel.text')}</p>
    </QuestionButton>
  );
}

const WHEN = filled('appointments.move.missing');

export function MoveButton({ appointment, variant = 'contained' }: { appointment: AppointmentRecord; variant?: 'contained' | 'outlined' }) {
  const t = useText();
  const save = useSaveAndSay(appointment);
  return (
    <Opener variant={variant} label={t('appointments.move.open')}>
      {(close) => (
        <DialogForm<{ when: string }>
          title={t('appointments.move.title')}
          width="xs"
          defaultValues={{ when: zurichLocal(appointment.start_at) }}
          onSave={({ when }) => save({ start_at: zurichInstant(when) }, t('appointments.move.done'))}
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
    </Opener>
  );
}
