import { Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookEvent } from '../../../../backend/src/rules/webhook-events.rules';
import { getJson, postJson } from '../../api/http-client';
import type { WebhookDeliveryRecord, WebhookEndpointRecord, WebhookEventRecord } from '../../api/types';
import { Field } from '../../components/Field';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';
import styles from './webhooks.module.css';

/** What an event looks like, and an example of it sent at once. */
export function EndpointTrial({ endpoint: { id, events } }: { endpoint: WebhookEndpointRecord }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { data: known } = useQuery({
    queryKey: ['webhook-events'],
    queryFn: ({ signal }) => getJson<WebhookEventRecord[]>('/api/admin/webhook-events', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [chosen, setChosen] = useState<WebhookEvent>();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (event: WebhookEvent) => postJson<WebhookDeliveryRecord>(`/api/admin/webhook-endpoints/${id}/test`, { event }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
  });
  const current = known?.find(({ event }) => (chosen ? event === chosen : events.includes(event)));
  if (!known || !current) return null;
  const attempt = data?.history.at(-1);
  return (
    <section className={styles.log}>
      <h2>{t('webhooks.trial.title')}</h2>
      <div className={styles.trial}>
        <Field label={t('webhooks.deliveries.event')}>
          {(props) => (
            <select
              {...props}
              value={current.event}
              onChange={({ target }) => {
                setChosen(target.value as WebhookEvent);
                reset();
              }}
            >
              {known.map(({ event }) => (
                <option key={event} value={event}>
                  {t(`webhooks.events.${event}`)} ({event})
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate(current.event)}>
          {t('webhooks.trial.send')}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {error && <Status tone="poor">{error.message}</Status>}
        {data?.status === 'delivered' && (
          <Status tone="good">{t('webhooks.trial.taken', { status: attempt?.status, ms: attempt?.durationMs })}</Status>
        )}
        {data?.status === 'failed' && <Status tone="poor">{attempt?.error}</Status>}
      </p>
      <p className={styles.help}>{t('webhooks.trial.help')}</p>
      <ScrollingText>{JSON.stringify(current.example, null, 2)}</ScrollingText>
    </section>
  );
}
