import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { postJson } from '../../api/http-client';
import type { EndpointWithSecret } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { useText } from '../../i18n/use-text';
import { SecretDialog } from './SecretDialog';
import styles from './webhooks.module.css';

const EVENTS = [
  'prospect.created',
  'prospect.updated',
  'prospect.deleted',
  'quiz.completed',
  'score.updated',
  'audit.requested',
  'audit.sent',
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
];

/** A new address; its secret is shown once. */
export function EndpointForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const refresh = useRefresh();
  const [url, setUrl] = useState('https://');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState(['quiz.completed', 'audit.requested', 'appointment.booked']);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => postJson<EndpointWithSecret>('/api/admin/webhook-endpoints', { url, description, events }),
  });
  const toggle = (event: string) =>
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
      <div className={styles.field}>
        <label htmlFor={`${id}-url`}>{t('webhooks.form.url')}</label>
        <input
          id={`${id}-url`}
          type="url"
          value={url}
          aria-invalid={error !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setUrl(target.value)}
        />
        <p id={`${id}-help`} className={error ? styles.problem : styles.help}>
          {error ? error.message : t('webhooks.form.urlHelp')}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-description`}>{t('webhooks.form.description')}</label>
        <input id={`${id}-description`} value={description} maxLength={200} onChange={({ target }) => setDescription(target.value)} />
      </div>
      <fieldset className={styles.events}>
        <legend>{t('webhooks.form.events')}</legend>
        {EVENTS.map((event) => (
          <label key={event}>
            <input type="checkbox" checked={events.includes(event)} onChange={() => toggle(event)} /> <code>{event}</code>
          </label>
        ))}
      </fieldset>
    </AppDialog>
  );
}
