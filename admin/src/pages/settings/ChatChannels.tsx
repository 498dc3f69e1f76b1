import { callApi, useApiQuery } from '../../api/call-api';
import type { ChatChannelRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { DialogButton } from '../../components/DialogButton';
import { Status } from '../../components/Status';
import { Table } from '../../components/Table';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { ChatChannelForm } from './ChatChannelForm';
import styles from './settings.module.css';

/** The chat rooms that get alerts, each with its state. Saved at once, unlike the fields around them. */
export function ChatChannels() {
  const t = useText();
  const { data, error, refetch } = useApiQuery('GET admin/chat-channels', {}, { refetchOnWindowFocus: false });
  const reload = () => void refetch();
  return (
    <section id="alerts.chat" tabIndex={-1} className={styles.wide} aria-labelledby="chat-title">
      <h3 id="chat-title">{t('settings.alerts.chat')}</h3>
      <p className={styles.help}>{t('settings.alerts.chats.lead')}</p>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="quiet">{t('settings.alerts.chats.none')}</p>}
      {data && data.length > 0 && (
        <Table
          label={t('settings.alerts.chat')}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            [t('settings.alerts.chats.column.name'), ({ name }) => name],
            [t('settings.alerts.chats.column.kind'), ({ kind }) => t(`settings.alerts.chats.kinds.${kind}`)],
            [t('settings.alerts.chats.column.state'), (channel) => <ChannelState channel={channel} />],
            [t('settings.alerts.chats.column.actions'), (channel) => <ChannelActions channel={channel} onChange={reload} />, 'unnamed'],
          ]}
        />
      )}
      <div className="my-3">
        <DialogButton label={t('settings.alerts.chats.add')}>
          {(close) => <ChatChannelForm onSaved={reload} onClose={close} />}
        </DialogButton>
      </div>
    </section>
  );
}

function ChannelState({ channel: { is_active, is_readable, failure, failing_since, delivered_at } }: { channel: ChatChannelRecord }) {
  const t = useText();
  if (!is_readable) return <Status tone="poor">{t('settings.alerts.chats.unreadable')}</Status>;
  if (!is_active)
    return <Status tone="poor">{failure ? t('settings.alerts.chats.stopped', { error: failure }) : t('settings.alerts.chats.off')}</Status>;
  if (failure && failing_since)
    return <Status tone="fair">{t('settings.alerts.chats.failing', { date: dateTime(failing_since), error: failure })}</Status>;
  return (
    <Status tone="good">
      {delivered_at ? t('settings.alerts.chats.activeSince', { date: dateTime(delivered_at) }) : t('settings.alerts.chats.active')}
    </Status>
  );
}

function ChannelActions({ channel, onChange }: { channel: ChatChannelRecord; onChange: () => void }) {
  const t = useText();
  const { id, name, is_active } = channel;
  const test = async () => {
    const { error } = await callApi('POST admin/chat-channels/:id/test', { id });
    onChange();
    if (error) throw new Error(error);
  };
  const toggle = () => callApi('PUT admin/chat-channels/:id', { id, is_active: !is_active }).then(onChange);
  const remove = () => callApi('DELETE admin/chat-channels/:id', { id }).then(onChange);
  return (
    <div className="wrap gap-3">
      <ActionButton
        look="text-button"
        label={t('settings.alerts.chats.test')}
        aria-label={t('settings.alerts.chats.testOf', { name })}
        run={test}
        done={t('settings.alerts.chats.tested')}
      />
      <DialogButton look="text-button" label={t('settings.alerts.chats.edit')} aria-label={t('settings.alerts.chats.editOf', { name })}>
        {(close) => <ChatChannelForm channel={channel} onSaved={onChange} onClose={close} />}
      </DialogButton>
      <ActionButton
        look="text-button"
        label={t(is_active ? 'settings.alerts.chats.disable' : 'settings.alerts.chats.enable')}
        aria-label={t(is_active ? 'settings.alerts.chats.disableOf' : 'settings.alerts.chats.enableOf', { name })}
        run={toggle}
      />
      <ConfirmButton
        label={t('settings.alerts.chats.remove')}
        button={{ look: 'text-button', 'aria-label': t('settings.alerts.chats.removeOf', { name }) }}
        title={t('settings.alerts.chats.removeOf', { name })}
        confirm={t('settings.alerts.chats.remove')}
        keep={t('settings.alerts.chats.keep')}
        done={t('settings.alerts.chats.removed')}
        isDanger
        onConfirm={remove}
      >
        <p>{t('settings.alerts.chats.removeText')}</p>
      </ConfirmButton>
    </div>
  );
}
