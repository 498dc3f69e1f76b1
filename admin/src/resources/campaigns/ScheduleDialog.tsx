import { TextInput, useRefresh } from 'react-admin';
import { ask, useAnswer } from '../../api/ask';
import type { CampaignRecord } from '../../api/types';
import { Banner } from '../../components/Banner';
import { showNotice } from '../../components/notice';
import { DialogForm } from '../../form/DialogForm';
import { integer, zurichInstant } from '../../format/format';
import { useText } from '../../i18n/use-text';

const AT_ONCE = { when: '' };

/** When the messages go out, with the number of people right before one’s eyes. */
export function ScheduleDialog({ campaign: { id }, onClose }: { campaign: CampaignRecord; onClose: () => void }) {
  const t = useText();
  const refresh = useRefresh();
  const { data: audience } = useAnswer('GET admin/campaigns/:id/audience', { id });
  const schedule = async ({ when }: typeof AT_ONCE) => {
    await ask('POST admin/campaigns/:id/schedule', { id, at: when ? zurichInstant(when) : undefined });
    showNotice(t('campaigns.action.done'));
    refresh();
  };
  return (
    <DialogForm<typeof AT_ONCE>
      title={t('campaigns.schedule.title')}
      width="xs"
      defaultValues={AT_ONCE}
      onSave={schedule}
      onClose={onClose}
      cancel="campaigns.schedule.keep"
      submit={({ when }) => (when ? 'campaigns.schedule.submit' : 'campaigns.schedule.now')}
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
