import { Button } from '@mui/material';
import { useState } from 'react';
import { postJson } from '../../api/http-client';
import type { SuppressionRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Field } from '../../components/Field';
import { useText } from '../../i18n/use-text';
import { useServerChange } from '../campaigns/use-server-change';

/** Takes back what a person decided, at their own new request; for administrators. */
export function LiftButton({ record }: { record: SuppressionRecord }) {
  const t = useText();
  const { change, isPending } = useServerChange();
  const [isOpen, setOpen] = useState(false);
  const [request, setRequest] = useState('');
  const [isMissing, setMissing] = useState(false);
  const close = () => setOpen(false);
  const lift = async () => {
    setMissing(!request.trim());
    if (!request.trim()) return;
    const isDone = await change(async () => {
      await postJson(`/api/admin/suppressions/${record.id}/lift`, { request });
      return t('campaigns.suppressions.removed');
    });
    if (isDone) close();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={isPending} onClick={() => void lift()}>
        {t('campaigns.suppressions.liftSubmit')}
      </Button>
    </>
  );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('campaigns.suppressions.lift')}
      </Button>
      {isOpen && (
        <AppDialog title={t('campaigns.suppressions.liftTitle')} onClose={close} foot={foot} width="xs">
          <p>{t('campaigns.suppressions.liftText')}</p>
          <Field
            label={t('campaigns.suppressions.liftRequest')}
            help={t('campaigns.suppressions.liftHelp')}
            error={isMissing ? t('campaigns.suppressions.liftMissing') : undefined}
          >
            {(props) => <input {...props} value={request} maxLength={500} onChange={({ target }) => setRequest(target.value)} />}
          </Field>
        </AppDialog>
      )}
    </>
  );
}
