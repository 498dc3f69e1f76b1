import { TextInput } from 'react-admin';
import { CHAT_KINDS, type ChatKind } from '../../../../backend/src/rules/chat-kinds.rules';
import { ALERT_SIGNALS } from '../../../../backend/src/rules/setting-fields.rules';
import { callApi } from '../../api/call-api';
import type { ChatChannelRecord } from '../../api/types';
import { DialogForm } from '../../form/DialogForm';
import { CheckboxesInput, limitLength, NativeSelectInput } from '../../form/inputs';
import { useText } from '../../i18n/use-text';

interface ChannelValues {
  name: string;
  kind: ChatKind;
  /** Empty in a change: the stored one stays. */
  address: string;
  chatId: string;
  signals: ChatChannelRecord['signals'];
}

interface Props {
  /** Null: a new one. */
  channel?: ChatChannelRecord;
  onSaved: () => void;
  onClose: () => void;
}

/** A channel and its secret address, which is typed and never read back. */
export function ChatChannelForm({ channel, onSaved, onClose }: Props) {
  const t = useText();
  const first: ChannelValues = {
    name: channel?.name ?? '',
    kind: channel?.kind ?? 'slack',
    signals: channel?.signals ?? [...ALERT_SIGNALS],
    address: '',
    chatId: '',
  };
  const save = async ({ kind, address, chatId, ...values }: ChannelValues) => {
    const secret = { ...(address && { address }), ...(chatId && { chatId }) };
    if (channel) await callApi('PUT admin/chat-channels/:id', { id: channel.id, ...values, ...secret });
    else await callApi('POST admin/chat-channels', { ...values, kind, address, ...(chatId && { chatId }) });
    onSaved();
  };
  return (
    <DialogForm<ChannelValues>
      title={channel ? t('settings.alerts.chats.editOf', { name: channel.name }) : t('settings.alerts.chats.add')}
      defaultValues={first}
      onSave={save}
      onClose={onClose}
      submit="settings.alerts.chats.submit"
      done={t('settings.alerts.chats.saved')}
    >
      <TextInput source="name" label="settings.alerts.chats.name" {...limitLength(100)} />
      {!channel && (
        <NativeSelectInput source="kind" label="settings.alerts.chats.kind">
          {CHAT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`settings.alerts.chats.kinds.${kind}`)}
            </option>
          ))}
        </NativeSelectInput>
      )}
      <TextInput
        source="address"
        type="password"
        autoComplete="off"
        label="settings.alerts.chats.address"
        helperText={channel ? 'settings.alerts.chats.addressKept' : 'settings.alerts.chats.addressHelp'}
      />
      <TextInput source="chatId" autoComplete="off" label="settings.alerts.chats.chatId" />
      <CheckboxesInput
        source="signals"
        label="settings.alerts.signals"
        choices={ALERT_SIGNALS.map((id) => ({ id, name: t(`settings.alerts.signal.${id}`) }))}
      />
    </DialogForm>
  );
}
