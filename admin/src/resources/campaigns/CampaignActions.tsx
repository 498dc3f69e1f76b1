import type { ButtonProps } from '@mui/material';
import { useDataProvider, useRedirect, useRefresh } from 'react-admin';
import { callApi, fetchFile } from '../../api/call-api';
import type { CampaignRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { DialogButton } from '../../components/DialogButton';
import { showNotice } from '../../components/notice';
import { saveFile } from '../../components/save-file';
import { useText } from '../../i18n/use-text';
import { CampaignForm, type CampaignInput } from './CampaignForm';
import { ScheduleDialog } from './ScheduleDialog';

/** What may be done with a campaign in its present state; the next step is the one primary button. */
export function CampaignActions({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useDataProvider();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const { id, status, started_at } = campaign;

  const step = (name: 'pause' | 'resume' | 'cancel', variant: ButtonProps['variant'] = 'contained') => (
    <ActionButton
      variant={variant}
      label={t(`campaigns.action.${name}`)}
      run={() => callApi(`POST admin/campaigns/:id/${name}`, { id })}
      done={t('campaigns.action.done')}
    />
  );
  const remove = async () => {
    await server.delete('campaigns', { id, previousData: campaign });
    redirect('list', 'campaigns');
  };
  const save = async (data: CampaignInput) => {
    await server.update('campaigns', { id, data, previousData: campaign });
    refresh();
    showNotice(t('campaigns.form.saved'));
  };
  const isEditable = (status === 'draft' || status === 'paused') && !started_at;
  return (
    <div className="row">
      <ActionButton
        variant="text"
        label={t('campaigns.action.csv')}
        run={async () => saveFile(await fetchFile('admin/campaigns/:id/recipients.csv', { id }), 'campagne.csv')}
      />
      {status !== 'sent' && (
        <ActionButton
          variant="text"
          label={t('campaigns.action.test')}
          run={() => callApi('POST admin/campaigns/:id/test', { id })}
          done={({ recipient }) => t('campaigns.action.tested', { recipient })}
        />
      )}
      {status === 'draft' && !started_at && (
        <ActionButton variant="text" label={t('campaigns.action.delete')} run={remove} done={t('campaigns.action.deleted')} />
      )}
      {isEditable && (
        <DialogButton label={t('campaigns.form.edit')}>
          {(close) => <CampaignForm initial={campaign} onSave={(input) => save(input).then(close)} onCancel={close} />}
        </DialogButton>
      )}
      {(status === 'scheduled' || status === 'paused') && step('cancel', 'outlined')}
      {status === 'scheduled' && step('pause')}
      {status === 'paused' && step('resume')}
      {status === 'draft' && (
        <DialogButton variant="contained" label={t('campaigns.action.schedule')} anchor="schedule">
          {(close) => <ScheduleDialog campaign={campaign} onClose={close} />}
        </DialogButton>
      )}
    </div>
  );
}
