import { useEffect, useState } from 'react';
import { RadioButtonGroupInput, TextInput, useRefresh } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi, useApiQuery } from '../../api/call-api';
import type { Slot, StaffBooking } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { showNotice } from '../../components/notice';
import { QueryContent } from '../../components/QueryContent';
import { DialogForm } from '../../form/DialogForm';
import { DraftField } from '../../form/DraftField';
import { readDraft, saveDraft } from '../../form/drafts';
import { limitLength, NativeSelectInput } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { date, dateTime, zurichInstant } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { SuppressionNotice } from '../suppressions/SuppressionNotice';
import { BookedCall } from './BookedCall';

interface BookDialogProps {
  prospect: { id: string; email: string };
  onClose: () => void;
}

/** A call for a prospect: a free hour of the agency’s calendar, or one that was agreed; where one is booked already, that one. */
export function BookDialog({ prospect, onClose }: BookDialogProps) {
  const t = useText();
  const query = useApiQuery('GET admin/prospects/:id/booking', { id: prospect.id }, { refetchOnWindowFocus: false });
  const { data } = query;
  if (data && !data.appointment)
    return <BookingForm booking={data} prospect={prospect} onClose={onClose} onRefused={() => void query.refetch()} />;
  return (
    <AppDialog title={t('appointments.book.open')} onClose={onClose} width="xs">
      <QueryContent query={query} failed={t('appointments.book.loadFailed')}>
        {({ appointment }) => appointment && <BookedCall appointment={appointment} />}
      </QueryContent>
    </AppDialog>
  );
}

interface Values {
  how: 'free' | 'agreed';
  day: string;
  /** The beginning of a slot. */
  start: string;
  /** As the field has it, in Zurich. */
  when: string;
  telephone: string;
  notes: string;
}

interface BookingFormProps extends BookDialogProps {
  booking: StaffBooking;
  onRefused: () => void;
}

function BookingForm({ booking: { slots, external, durationMinutes, telephone }, prospect, onClose, onRefused }: BookingFormProps) {
  const t = useText();
  const refresh = useRefresh();
  const draft = `prospects.${prospect.id}.call`;
  // once: what is read anew must not choose another hour
  const [values] = useState<Values>(() => ({
    ...{ how: slots[0] ? 'free' : 'agreed', day: slots[0]?.day ?? '', start: slots[0]?.start ?? '', when: '' },
    ...{ telephone: telephone ?? '', notes: readDraft(draft) ?? '' },
  }));
  const book = async ({ how, start, when, telephone: typed, notes }: Values) => {
    const time = how === 'agreed' ? { start: zurichInstant(when), agreed: true } : { start, agreed: false };
    try {
      const call = await callApi('POST admin/appointments', {
        prospect_id: prospect.id,
        ...time,
        telephone: typed || null,
        notes: notes || null,
      });
      saveDraft(draft, null);
      showNotice(t('appointments.book.done', { date: dateTime(call.start_at) }));
      refresh();
    } catch (error) {
      // the hour may be taken meanwhile: free hours are read again, typed values stay
      onRefused();
      throw error;
    }
  };
  return (
    <DialogForm<Values>
      title={t('appointments.book.open')}
      width="xs"
      defaultValues={values}
      onSave={book}
      onClose={onClose}
      submit="appointments.book.submit"
      busy="appointments.book.busy"
    >
      <SuppressionNotice email={prospect.email} />
      <RadioButtonGroupInput
        source="how"
        row={false}
        label={t('appointments.book.how')}
        choices={(['free', 'agreed'] as const).map((id) => ({ id, name: t(`appointments.book.${id}`) }))}
      />
      <Time slots={slots} external={external} />
      <TextInput source="telephone" type="tel" label="appointments.book.telephone" {...limitLength(50)} />
      <TextInput source="notes" label="appointments.book.notes" multiline minRows={2} {...limitLength(20_000)} />
      <DraftField draft={draft} source="notes" saved="" />
      <p className="grey">{t('appointments.book.told', { minutes: durationMinutes })}</p>
    </DialogForm>
  );
}

const DAY = requiredText('appointments.book.missingDay');
const START = requiredText('appointments.book.missingTime');
const WHEN = requiredText('appointments.move.missing');

function Time({ slots, external }: Pick<StaffBooking, 'slots' | 'external'>) {
  const t = useText();
  const how: Values['how'] = useWatch({ name: 'how' });
  if (how === 'agreed')
    return (
      <TextInput source="when" type="datetime-local" label="appointments.book.when" helperText="appointments.book.zone" validate={WHEN} />
    );
  if (external)
    return (
      <p>
        {t('appointments.book.external')}{' '}
        <a href={external} target="_blank" rel="noreferrer">
          {t('appointments.book.openExternal')}
        </a>
      </p>
    );
  if (slots.length === 0) return <p>{t('appointments.book.full')}</p>;
  return <FreeTime slots={slots} />;
}

function FreeTime({ slots }: { slots: Slot[] }) {
  const t = useText();
  const { setValue } = useFormContext<Values>();
  const day: string = useWatch({ name: 'day' });
  const start: string = useWatch({ name: 'start' });
  const days = [...new Set(slots.map((slot) => slot.day))];
  const free = slots.filter((slot) => slot.day === day);
  const isGone = start !== '' && !slots.some((slot) => slot.start === start);
  // never another hour than the one that is seen
  useEffect(() => {
    if (isGone) setValue('start', '');
  }, [isGone, setValue]);
  return (
    <>
      <NativeSelectInput
        source="day"
        label="appointments.book.day"
        validate={DAY}
        onChange={({ target }) => setValue('start', slots.find((slot) => slot.day === target.value)?.start ?? '')}
      >
        {free.length === 0 && <option value={day} />}
        {days.map((one) => (
          <option key={one} value={one}>
            {t(`appointments.weekday.${WEEKDAYS[new Date(`${one}T00:00:00Z`).getUTCDay()] ?? 'mon'}`)} {date(`${one}T12:00:00Z`)}
          </option>
        ))}
      </NativeSelectInput>
      <NativeSelectInput source="start" label="appointments.book.time" validate={START}>
        <option value="" />
        {free.map((slot) => (
          <option key={slot.start} value={slot.start}>
            {slot.time}
          </option>
        ))}
      </NativeSelectInput>
    </>
  );
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
