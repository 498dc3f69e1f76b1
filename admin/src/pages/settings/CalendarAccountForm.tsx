import { TextInput } from 'react-admin';
import { CALENDAR_KINDS, type CalendarKind } from '../../../../backend/src/rules/calendars.rules';
import { callApi } from '../../api/call-api';
import type { CalendarAccountRecord } from '../../api/types';
import { DialogForm } from '../../form/DialogForm';
import { limitLength, NativeSelectInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';

interface AccountValues {
  name: string;
  kind: CalendarKind;
  /** Empty in a change: the stored one stays. */
  address: string;
  username: string;
  password: string;
}

interface Props {
  /** Absent: a new one. */
  account?: CalendarAccountRecord;
  onSaved: () => void;
  onClose: () => void;
}

/** An account and its secrets, which are typed and never read back. The server tries them before they are stored. */
export function CalendarAccountForm({ account, onSaved, onClose }: Props) {
  const t = useText();
  const first: AccountValues = {
    name: account?.name ?? '',
    kind: account?.kind ?? 'caldav',
    username: account?.username ?? '',
    address: '',
    password: '',
  };
  const isCalDav = account?.kind !== 'feed';
  const save = async ({ name, kind, address, username, password }: AccountValues) => {
    const typed = { ...(address && { address }), ...(username && { username }), ...(password && { password }) };
    if (account) await callApi('PUT admin/calendar-accounts/:id', { id: account.id, name, ...typed });
    else await callApi('POST admin/calendar-accounts', { name, kind, ...typed, address });
    onSaved();
  };
  return (
    <DialogForm<AccountValues>
      title={account ? t('settings.booking.calendars.editOf', { name: account.name }) : t('settings.booking.calendars.add')}
      defaultValues={first}
      onSave={save}
      onClose={onClose}
      submit="settings.booking.calendars.submit"
      done={t('settings.booking.calendars.connected')}
    >
      <TextInput source="name" label="settings.booking.calendars.name" {...limitLength(100)} />
      {!account && (
        <NativeSelectInput source="kind" label="settings.booking.calendars.kind">
          {CALENDAR_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`settings.booking.calendars.kinds.${kind}`)}
            </option>
          ))}
        </NativeSelectInput>
      )}
      <TextInput
        source="address"
        autoComplete="off"
        label="settings.booking.calendars.address"
        helperText={account ? 'settings.booking.calendars.addressKept' : 'settings.booking.calendars.addressHelp'}
      />
      {isCalDav && <TextInput source="username" autoComplete="off" label="settings.booking.calendars.username" {...limitLength(200)} />}
      {isCalDav && (
        <TextInput
          source="password"
          type="password"
          autoComplete="off"
          label="settings.booking.calendars.password"
          helperText={account ? 'settings.booking.calendars.passwordKept' : 'settings.booking.calendars.passwordHelp'}
        />
      )}
    </DialogForm>
  );
}
