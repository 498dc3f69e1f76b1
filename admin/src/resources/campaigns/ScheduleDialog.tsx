import { TextInput } from 'react-admin';
import { callApi, useApiQuery } from '../../api/call-api';
import type { CampaignRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { Banner } from '../../components/Banner';
import { DialogForm } from '../../form/DialogForm';
import { integer, zurichInstant } from '../../format/format';
import { useText } from '../../i18n/use-text';

const NO_DATE = { when: '' };

/** When the messages go out, with the number of people right before one’s eyes. */
export function ScheduleDialog({ campaign: { id }, onClose }: { campaign: CampaignRecord; onClose: () => void }) {
  const t = useText();
  const { data: audience } = useApiQuery('GET admin/campaigns/:id/audience', { id });
  const schedule = (at?: string) => callApi('POST admin/campaigns/:id/schedule', { id, at });
  return (
    <DialogForm<typeof NO_DATE>
      title={t('campaigns.schedule.title')}
      width="xs"
      defaultValues={NO_DATE}
      onSave={({ when }) => schedule(zurichInstant(when))}
      done={t('campaigns.action.done')}
      onClose={onClose}
      cancel="campaigns.schedule.keep"
      submit="campaigns.schedule.submit"
      why={({ when }) => !when && 'campaigns.schedule.missing'}
      extra={
        <ActionButton
          variant="text"
          label={t('campaigns.schedule.now')}
          run={() => schedule().then(onClose)}
          done={t('campaigns.action.done')}
          failed={(message) => message ?? t('campaigns.schedule.failed')}
        />
      }
    >
      {audience && (
        <p>
          {t('campaigns.schedule.text', {
            recipients: integer(audience.recipients),
            left: integer(audience.total - audience.recipients),
          })}
        </p>
      )}
      {audience?.warnings.map((warning) => (
        <Banner key={warning} tone="fair">
          {warning}
        </Banner>
      ))}
      <TextInput source="when" type="datetime-local" label="campaigns.schedule.when" helperText="campaigns.schedule.help" />
    </DialogForm>
  );
}
