import { useState } from 'react';
import { TextInput, useRefresh } from 'react-admin';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../backend/src/rules/webhook-events.rules';
import { callApi } from '../../api/call-api';
import { DialogForm } from '../../form/DialogForm';
import { CheckboxesInput, limitLength } from '../../form/inputs';
import { useText } from '../../i18n/use-text';
import { SecretDialog } from './SecretDialog';

interface NewEndpoint {
  url: string;
  description: string;
  events: WebhookEvent[];
}

const FIRST: NewEndpoint = {
  url: 'https://',
  description: '',
  events: ['quiz.completed', 'audit.requested', 'appointment.booked', 'message.received'],
};

/** A new address; its secret is shown once. */
export function EndpointForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const [secret, setSecret] = useState<string | null>(null);
  const save = async (order: NewEndpoint) => setSecret((await callApi('POST admin/webhook-endpoints', order)).secret);
  const close = () => {
    refresh();
    onClose();
  };
  if (secret) return <SecretDialog secret={secret} onClose={close} />;
  return (
    <DialogForm<NewEndpoint>
      title={t('webhooks.add')}
      defaultValues={FIRST}
      onSave={save}
      onSaved={() => undefined}
      onClose={onClose}
      submit="webhooks.form.submit"
    >
      <TextInput source="url" type="url" label="webhooks.form.url" helperText="webhooks.form.urlHelp" />
      <TextInput source="description" label="webhooks.form.description" {...limitLength(200)} />
      <CheckboxesInput
        source="events"
        label="webhooks.form.events"
        choices={WEBHOOK_EVENTS.map((event) => ({ id: event, name: <EventName event={event} /> }))}
      />
    </DialogForm>
  );
}

function EventName({ event }: { event: WebhookEvent }) {
  const t = useText();
  return (
    <>
      {t(`webhooks.events.${event}`)} <code className="grey">{event}</code>
    </>
  );
}
