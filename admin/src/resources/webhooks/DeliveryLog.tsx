import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useGetList, useNotify } from 'react-admin';
import { postJson } from '../../api/http-client';
import type { WebhookDeliveryRecord } from '../../api/types';
import { showNotice } from '../../components/notice';
import { Status, type Tone } from '../../components/Status';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import styles from './webhooks.module.css';

const TONES: Record<WebhookDeliveryRecord['status'], Tone> = { queued: 'neutral', sending: 'accent', delivered: 'good', failed: 'poor' };

/** What was sent to an address, newest first. */
export function DeliveryLog({ endpointId }: { endpointId: string }) {
  const t = useText();
  const notify = useNotify();
  const { data, error, refetch } = useGetList<WebhookDeliveryRecord>(
    'webhook-deliveries',
    { filter: { endpoint_id: endpointId }, sort: { field: 'created_at', order: 'DESC' }, pagination: { page: 1, perPage: 50 } },
    { refetchInterval: 10_000 },
  );
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => postJson(`/api/admin/webhook-deliveries/${id}/replay`),
    onSuccess: () => {
      showNotice(t('webhooks.deliveries.replayed'));
      void refetch();
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
  });
  return (
    <section className={styles.log}>
      <h2>{t('webhooks.deliveries.title')}</h2>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className={styles.help}>{t('webhooks.deliveries.none')}</p>}
      {data && data.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('webhooks.deliveries.at')}</th>
                <th scope="col">{t('webhooks.deliveries.event')}</th>
                <th scope="col">{t('webhooks.deliveries.state')}</th>
                <th scope="col">{t('webhooks.deliveries.last')}</th>
                <th scope="col">
                  <span className="sr-only">{t('webhooks.deliveries.replay')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, event, payload, status, history, created_at }) => {
                const last = history.at(-1);
                return (
                  <tr key={id}>
                    <td>{dateTime(created_at)}</td>
                    <td>
                      {t(`webhooks.events.${event}`)}
                      {payload.test === true && ` (${t('webhooks.trial.mark')})`}
                    </td>
                    <td>
                      <Status tone={TONES[status]}>{t(`webhooks.deliveries.status.${status}`)}</Status>
                    </td>
                    <td>{last && (last.error ?? `${last.status}, ${last.durationMs} ms`)}</td>
                    <td>
                      <Button size="small" disabled={isPending || status === 'sending'} onClick={() => mutate(id)}>
                        {t('webhooks.deliveries.replay')}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
