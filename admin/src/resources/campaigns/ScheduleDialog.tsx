import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { CampaignRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { Field } from '../../components/Field';
import { integer, zurichInstant } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { useServerChange } from './use-server-change';

/** When the messages go out, with the number of people right before one’s eyes. */
export function ScheduleDialog({ campaign: { id }, onClose }: { campaign: CampaignRecord; onClose: () => void }) {
  const t = useText();
  const server = useServer();
  const { change, isPending } = useServerChange();
  const [when, setWhen] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { data: audience } = useQuery({
    queryKey: ['campaigns', 'audience', id],
    queryFn: ({ signal }) => server.getAudience(id, { signal }),
  });
  const schedule = async () => {
    setFailure(null);
    const isDone = await change(
      async () => {
        await server.scheduleCampaign(id, when ? zurichInstant(when) : undefined);
        return t('campaigns.action.done');
      },
      (message) => {
        setFailure(message);
        return message;
      },
    );
    if (isDone) onClose();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('campaigns.schedule.keep')}
      </Button>
      <Button variant="contained" disabled={isPending} onClick={() => void schedule()}>
        {t(when ? 'campaigns.schedule.submit' : 'campaigns.schedule.now')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('campaigns.schedule.title')} onClose={onClose} foot={foot} width="xs">
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
      {failure && <Banner tone="poor">{failure}</Banner>}
      <Field label={t('campaigns.schedule.when')} help={t('campaigns.schedule.help')}>
        {(props) => <input {...props} type="datetime-local" value={when} onChange={({ target }) => setWhen(target.value)} />}
      </Field>
    </AppDialog>
  );
}
