import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ShowBase, useDelete, useNotify, useRedirect, useRefresh, useUpdate } from 'react-admin';
import { Link } from 'react-router';
import { postJson } from '../../api/http-client';
import type { EndpointWithSecret, WebhookEndpointRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Fact, Facts } from '../../components/Facts';
import { showNotice } from '../../components/notice';
import { RecordPage } from '../../components/RecordPage';
import { dateTime } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { DeliveryLog } from './DeliveryLog';
import { EndpointState } from './EndpointState';
import { EndpointTrial } from './EndpointTrial';
import { SecretDialog } from './SecretDialog';
import styles from './webhooks.module.css';

/** One address: what it gets, and how that went. */
export function EndpointShow() {
  return (
    <ShowBase resource="webhook-endpoints" queryOptions={{ onError: () => undefined }}>
      <ShowPage />
    </ShowBase>
  );
}

function ShowPage() {
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
          <EndpointTrial endpoint={record} />
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
    <div className={styles.facts}>
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
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [isRemoving, setIsRemoving] = useState(false);
  const [update] = useUpdate<WebhookEndpointRecord>();
  const [remove] = useDelete<WebhookEndpointRecord>();
  const onError = (error: unknown) => notify(error instanceof Error ? error.message : String(error), { type: 'error' });
  const rotation = useMutation({
    mutationFn: () => postJson<EndpointWithSecret>(`/api/admin/webhook-endpoints/${endpoint.id}/rotate`),
    onError,
  });
  const resource = 'webhook-endpoints';
  const toggle = () =>
    void update(
      resource,
      { id: endpoint.id, data: { is_active: !endpoint.is_active }, previousData: endpoint },
      { mutationMode: 'pessimistic', onSuccess: () => showNotice(t('webhooks.show.saved')), onError },
    );
  const removed = () => {
    showNotice(t('webhooks.show.removed'));
    redirect('/webhook-endpoints');
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={() => setIsRemoving(false)}>
        {t('webhooks.removal.keep')}
      </Button>
      <Button
        variant="contained"
        color="error"
        onClick={() =>
          void remove(resource, { id: endpoint.id, previousData: endpoint }, { mutationMode: 'pessimistic', onSuccess: removed, onError })
        }
      >
        {t('webhooks.show.remove')}
      </Button>
    </>
  );
  return (
    <div className={styles.actions}>
      <Button variant="outlined" onClick={() => setIsRemoving(true)}>
        {t('webhooks.show.remove')}
      </Button>
      <Button variant="outlined" disabled={rotation.isPending} onClick={() => rotation.mutate()}>
        {t('webhooks.show.rotate')}
      </Button>
      <Button variant={endpoint.is_active ? 'outlined' : 'contained'} onClick={toggle}>
        {t(endpoint.is_active ? 'webhooks.show.disable' : 'webhooks.show.enable')}
      </Button>
      {isRemoving && (
        <AppDialog title={t('webhooks.removal.title')} onClose={() => setIsRemoving(false)} foot={foot} width="xs">
          <p>{t('webhooks.removal.text')}</p>
        </AppDialog>
      )}
      {rotation.data && (
        <SecretDialog
          secret={rotation.data.secret}
          onClose={() => {
            rotation.reset();
            refresh();
          }}
        />
      )}
    </div>
  );
}
