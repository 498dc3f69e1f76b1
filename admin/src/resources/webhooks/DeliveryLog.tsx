import { useGetList } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { WebhookDeliveryRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { stateChip } from '../../components/state-chip';
import { Table } from '../../components/Table';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';

const DeliveryState = stateChip('webhooks.deliveries.status', {
  queued: 'neutral',
  sending: 'accent',
  delivered: 'good',
  failed: 'poor',
});

/** What was sent to an address, newest first. */
export function DeliveryLog({ endpointId }: { endpointId: string }) {
  const t = useText();
  const { data, error } = useGetList<WebhookDeliveryRecord>(
    'webhook-deliveries',
    { filter: { endpoint_id: endpointId }, sort: { field: 'created_at', order: 'DESC' }, pagination: { page: 1, perPage: 50 } },
    { refetchInterval: 10_000 },
  );
  return (
    <section className="mt-8">
      <h2>{t('webhooks.deliveries.title')}</h2>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="quiet">{t('webhooks.deliveries.none')}</p>}
      {data && data.length > 0 && (
        <Table
          label={t('webhooks.deliveries.title')}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            [t('webhooks.deliveries.at'), ({ created_at }) => dateTime(created_at)],
            [
              t('webhooks.deliveries.event'),
              ({ event, payload }) => `${t(`webhooks.events.${event}`)}${payload.test === true ? ` (${t('webhooks.trial.mark')})` : ''}`,
            ],
            [t('webhooks.deliveries.state'), ({ status }) => <DeliveryState state={status} />],
            [t('webhooks.deliveries.last'), ({ history }) => endOf(history.at(-1))],
            [
              t('webhooks.deliveries.replay'),
              ({ id, status }) => (
                <ActionButton
                  size="small"
                  variant="text"
                  label={t('webhooks.deliveries.replay')}
                  disabled={status === 'sending'}
                  run={() => callApi('POST admin/webhook-deliveries/:id/replay', { id })}
                  done={t('webhooks.deliveries.replayed')}
                />
              ),
              'unnamed',
            ],
          ]}
        />
      )}
    </section>
  );
}

const endOf = (last: WebhookDeliveryRecord['history'][number] | undefined) =>
  last && (last.error ?? `${last.status}, ${last.durationMs} ms`);
