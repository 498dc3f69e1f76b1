import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../backend/src/rules/webhook-events.rules';
import { postJson } from '../../api/http-client';
import type { EndpointWithSecret } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Field } from '../../components/Field';
import { useText } from '../../i18n/use-text';
import { SecretDialog } from './SecretDialog';
import styles from './webhooks.module.css';

/** A new address; its secret is shown once. */
export function EndpointForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const [url, setUrl] = useState('https://');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>(['quiz.completed', 'audit.requested', 'appointment.booked', 'message.received']);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => postJson<EndpointWithSecret>('/api/admin/webhook-endpoints', { url, description, events }),
  });
  const toggle = (event: WebhookEvent) =>
    setEvents((chosen) => (chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]));
  if (data)
    return (
      <SecretDialog
        secret={data.secret}
        onClose={() => {
          refresh();
          onClose();
        }}
      />
    );
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
        {t('webhooks.form.submit')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('webhooks.add')} onClose={onClose} foot={foot}>
      <div className={styles.form}>
        <Field label={t('webhooks.form.url')} help={t('webhooks.form.urlHelp')} error={error?.message}>
          {(props) => <input {...props} type="url" value={url} onChange={({ target }) => setUrl(target.value)} />}
        </Field>
        <Field label={t('webhooks.form.description')}>
          {(props) => <input {...props} value={description} maxLength={200} onChange={({ target }) => setDescription(target.value)} />}
        </Field>
        <fieldset className={styles.events}>
          <legend>{t('webhooks.form.events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <label key={event}>
              <input type="checkbox" checked={events.includes(event)} onChange={() => toggle(event)} /> {t(`webhooks.events.${event}`)}{' '}
              <code className={styles.code}>{event}</code>
            </label>
          ))}
        </fieldset>
      </div>
    </AppDialog>
  );
}
