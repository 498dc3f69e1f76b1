import { useState } from 'react';
import { useDataProvider, useRedirect, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../api/call-api';
import type { WebhookEndpointRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { Fact, Facts } from '../../components/Facts';
import { RecordPage } from '../../components/RecordPage';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { DeliveryLog } from './DeliveryLog';
import { EndpointState } from './EndpointState';
import { EndpointTest } from './EndpointTest';
import { SecretDialog } from './SecretDialog';

/** One address: what it gets, and how that went. */
export function EndpointShow() {
  const t = useText();
  return (
    <RecordPage<WebhookEndpointRecord>
      resource="webhook-endpoints"
      back={<Link to="/webhook-endpoints">{t('webhooks.title')}</Link>}
      notFound={t('webhooks.show.notFound')}
      title={({ url }) => url}
      actions={(record) => <Actions endpoint={record} />}
    >
      {(record) => (
        <>
          <EndpointFacts endpoint={record} />
          <EndpointTest endpoint={record} />
          <DeliveryLog endpointId={record.id} />
        </>
      )}
    </RecordPage>
  );
}

function EndpointFacts({ endpoint }: { endpoint: WebhookEndpointRecord }) {
  const t = useText();
  const { description, events, disabled_reason, previous_secret_until } = endpoint;
  const bothUntil = previous_secret_until && Date.parse(previous_secret_until) > Date.now() ? previous_secret_until : null;
  return (
    <div className="narrow">
      <Facts>
        <Fact label={t('webhooks.column.state')}>
          <EndpointState endpoint={endpoint} />
        </Fact>
        <Fact label={t('webhooks.show.reason')}>{disabled_reason}</Fact>
        <Fact label={t('webhooks.show.description')}>{description}</Fact>
        <Fact label={t('webhooks.column.events')}>{events.map((event) => t(`webhooks.events.${event}`)).join(', ')}</Fact>
        <Fact label={t('webhooks.show.bothSecrets')}>{bothUntil && dateTime(bothUntil)}</Fact>
      </Facts>
    </div>
  );
}

function Actions({ endpoint }: { endpoint: WebhookEndpointRecord }) {
  const t = useText();
  const server = useDataProvider();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [secret, setSecret] = useState<string | null>(null);
  const { id, is_active } = endpoint;
  return (
    <div className="row">
      <ConfirmButton
        label={t('webhooks.show.remove')}
        title={t('webhooks.removal.title')}
        confirm={t('webhooks.show.remove')}
        keep={t('webhooks.removal.keep')}
        done={t('webhooks.show.removed')}
        isDanger
        onConfirm={() => server.delete('webhook-endpoints', { id, previousData: endpoint }).then(() => redirect('/webhook-endpoints'))}
      >
        <p>{t('webhooks.removal.text')}</p>
      </ConfirmButton>
      <ActionButton
        label={t('webhooks.show.rotate')}
        run={async () => setSecret((await callApi('POST admin/webhook-endpoints/:id/rotate', { id })).secret)}
      />
      <ActionButton
        variant={is_active ? 'outlined' : 'contained'}
        label={t(is_active ? 'webhooks.show.disable' : 'webhooks.show.enable')}
        run={() => server.update('webhook-endpoints', { id, data: { is_active: !is_active }, previousData: endpoint })}
        done={t('webhooks.show.saved')}
      />
      {secret && (
        <SecretDialog
          secret={secret}
          onClose={() => {
            setSecret(null);
            refresh();
          }}
        />
      )}
    </div>
  );
}
