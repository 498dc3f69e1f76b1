import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import type { CampaignStep } from '../../api/campaigns';
import { useServer } from '../../api/data-provider';
import type { CampaignRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { showNotice } from '../../components/notice';
import { useText } from '../../i18n/use-text';
import { CampaignForm, type CampaignInput } from './CampaignForm';
import styles from './campaigns.module.css';
import { ScheduleDialog } from './ScheduleDialog';
import { useServerChange } from './use-server-change';

/** What may be done with a campaign in its present state; the next step is the one primary button. */
export function CampaignActions({ campaign }: { campaign: CampaignRecord }) {
  const t = useText();
  const server = useServer();
  const redirect = useRedirect();
  const provider = useDataProvider();
  const { change, isPending } = useServerChange();
  const [open, setOpen] = useState<'edit' | 'schedule' | null>(null);
  const { id, status, started_at } = campaign;
  const close = () => setOpen(null);

  const step = (name: CampaignStep) => () =>
    void change(async () => {
      await server.stepCampaign(id, name);
      return t('campaigns.action.done');
    });
  const test = () => void change(async () => t('campaigns.action.tested', { recipient: (await server.testCampaign(id)).recipient }));
  const download = () =>
    void change(async () => {
      const address = URL.createObjectURL(await server.downloadRecipients(id));
      Object.assign(document.createElement('a'), { href: address, download: 'campagne.csv' }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      return null;
    });
  const remove = async () => {
    const isDone = await change(async () => {
      await provider.delete('campaigns', { id, previousData: campaign });
      return t('campaigns.action.deleted');
    });
    if (isDone) redirect('list', 'campaigns');
  };
  const save = async (input: CampaignInput) => {
    await provider.update('campaigns', { id, data: input, previousData: campaign });
    close();
    await change(async () => null);
    showNotice(t('campaigns.form.saved'));
  };
  const isEditable = (status === 'draft' || status === 'paused') && !started_at;
  const isRunning = status === 'scheduled' || status === 'paused';
  return (
    <div className={styles.actions}>
      <Button onClick={download} disabled={isPending}>
        {t('campaigns.action.csv')}
      </Button>
      {status !== 'sent' && (
        <Button onClick={test} disabled={isPending}>
          {t('campaigns.action.test')}
        </Button>
      )}
      {status === 'draft' && !started_at && (
        <Button onClick={() => void remove()} disabled={isPending}>
          {t('campaigns.action.delete')}
        </Button>
      )}
      {isEditable && (
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {t('campaigns.form.edit')}
        </Button>
      )}
      {isRunning && (
        <Button variant="outlined" onClick={step('cancel')} disabled={isPending}>
          {t('campaigns.action.cancel')}
        </Button>
      )}
      {status === 'scheduled' && (
        <Button variant="contained" onClick={step('pause')} disabled={isPending}>
          {t('campaigns.action.pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button variant="contained" onClick={step('resume')} disabled={isPending}>
          {t('campaigns.action.resume')}
        </Button>
      )}
      {status === 'draft' && (
        <Button variant="contained" onClick={() => setOpen('schedule')}>
          {t('campaigns.action.schedule')}
        </Button>
      )}
      {open === 'schedule' && <ScheduleDialog campaign={campaign} onClose={close} />}
      {open === 'edit' && (
        <AppDialog title={t('campaigns.form.edit')} onClose={close} bare>
          <CampaignForm initial={campaign} isNew={false} onSave={save} onCancel={close} />
        </AppDialog>
      )}
    </div>
  );
}
