import { callApi } from '../../api/call-api';
import type { CalendarAccountRecord } from '../../api/types';
import { DialogForm } from '../../form/DialogForm';
import { CheckboxesInput, NativeSelectInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';

interface ChoiceValues {
  /** Ids of calendars. */
  busy: string[];
  /** Empty: none of this account. */
  receiving: string;
}

interface Props {
  account: CalendarAccountRecord;
  onSaved: () => void;
  onClose: () => void;
}

/** Which calendars of an account hide slots, and which one receives the appointments. */
export function CalendarChoiceForm({ account: { id, name, calendars }, onSaved, onClose }: Props) {
  const t = useText();
  const first: ChoiceValues = {
    busy: calendars.filter(({ counts_busy }) => counts_busy).map((calendar) => calendar.id),
    receiving: calendars.find(({ receives }) => receives)?.id ?? '',
  };
  const save = async ({ busy, receiving }: ChoiceValues) => {
    const choices = calendars.map((calendar) => ({
      id: calendar.id,
      counts_busy: busy.includes(calendar.id),
      receives: calendar.id === receiving,
    }));
    await callApi('PUT admin/calendar-accounts/:id', { id, calendars: choices });
    onSaved();
  };
  const writable = calendars.filter(({ is_writable }) => is_writable);
  return (
    <DialogForm<ChoiceValues>
      title={t('settings.booking.calendars.chooseOf', { name })}
      defaultValues={first}
      onSave={save}
      onClose={onClose}
      submit="settings.booking.calendars.submit"
      done={t('settings.booking.calendars.saved')}
    >
      <CheckboxesInput
        source="busy"
        label="settings.booking.calendars.busy"
        choices={calendars.map((calendar) => ({ id: calendar.id, name: calendar.name }))}
      />
      {writable.length > 0 && (
        <NativeSelectInput
          source="receiving"
          label="settings.booking.calendars.receiving"
          helperText="settings.booking.calendars.receivingHelp"
        >
          <option value="">{t('settings.booking.calendars.nobody')}</option>
          {writable.map((calendar) => (
            <option key={calendar.id} value={calendar.id}>
              {calendar.name}
            </option>
          ))}
        </NativeSelectInput>
      )}
    </DialogForm>
  );
}
