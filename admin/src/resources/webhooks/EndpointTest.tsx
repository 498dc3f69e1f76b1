import { Button, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookEvent } from '../../../../backend/src/rules/webhook-events.rules';
import { callApi, useApiQuery } from '../../api/call-api';
import type { WebhookEndpointRecord } from '../../api/types';
import { ScrollingText } from '../../components/ScrollingText';
import { Status } from '../../components/Status';
import { useText } from '../../i18n/use-text';

/** Shows an example of an event and sends it. */
export function EndpointTest({ endpoint: { id, events } }: { endpoint: WebhookEndpointRecord }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { data: known } = useApiQuery('GET admin/webhook-events', {}, { staleTime: Number.POSITIVE_INFINITY });
  const [chosen, setChosen] = useState<WebhookEvent>();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (event: WebhookEvent) => callApi('POST admin/webhook-endpoints/:id/test', { id, event }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
  });
  const current = known?.find(({ event }) => (chosen ? event === chosen : events.includes(event)));
  if (!known || !current) return null;
  const attempt = data?.history.at(-1);
  return (
    <section className="mt-8">
      <h2>{t('webhooks.trial.title')}</h2>
      <div className="wrap items-end gap-3">
        <TextField
          select
          fullWidth={false}
          label={t('webhooks.deliveries.event')}
          value={current.event}
          onChange={({ target }) => {
            setChosen(target.value as WebhookEvent);
            reset();
          }}
          slotProps={{ select: { native: true } }}
        >
          {known.map(({ event }) => (
            <option key={event} value={event}>
              {`${t(`webhooks.events.${event}`)} (${event})`}
            </option>
          ))}
        </TextField>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate(current.event)}>
          {t('webhooks.trial.send')}
        </Button>
      </div>
      <p role="status" className="my-2">
        {error && <Status tone="poor">{error.message}</Status>}
        {data?.status === 'delivered' && (
          <Status tone="good">{t('webhooks.trial.taken', { status: attempt?.status, ms: attempt?.durationMs })}</Status>
        )}
        {data?.status === 'failed' && <Status tone="poor">{attempt?.error}</Status>}
      </p>
      <p className="quiet">{t('webhooks.trial.help')}</p>
      <ScrollingText>{JSON.stringify(current.example, null, 2)}</ScrollingText>
    </section>
  );
}
