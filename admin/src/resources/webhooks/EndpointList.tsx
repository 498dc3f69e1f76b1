import type { WebhookEndpointRecord } from '../../api/types';
import { DialogButton } from '../../components/DialogButton';
import { useText } from '../../i18n/use-text';
import { Column, DateColumn } from '../../list/Column';
import { RowLink } from '../../list/RecordRow';
import { ResourceList } from '../../list/ResourceList';
import { EndpointForm } from './EndpointForm';
import { EndpointState } from './EndpointState';

const Col = Column<WebhookEndpointRecord>;

/** Where events are sent. */
export function EndpointList() {
  const t = useText();
  return (
    <ResourceList
      resource="webhook-endpoints"
      title={t('webhooks.title')}
      lead={t('webhooks.lead')}
      action={
        <DialogButton variant="contained" label={t('webhooks.add')}>
          {(close) => <EndpointForm onClose={close} />}
        </DialogButton>
      }
      perPage={100}
      sort={{ field: 'created_at', order: 'ASC' }}
      empty={{ title: t('webhooks.empty.title'), text: t('webhooks.empty.text') }}
      rowClick="show"
    >
      <Col source="url" label="webhooks.column.url" render={({ url }) => <RowLink title={url}>{url}</RowLink>} />
      <Col source="events" label="webhooks.column.events" width="narrow" align="right" render={({ events }) => String(events.length)} />
      <Col source="status" label="webhooks.column.state" width="wide" render={(endpoint) => <EndpointState endpoint={endpoint} />} />
      <DateColumn source="created_at" label="webhooks.column.created" />
    </ResourceList>
  );
}
