import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { TextDesk } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { useText } from '../../../i18n/use-text';
import { FigureList } from './FigureList';
import { useTextChange } from './use-texts';
import { Words } from './Words';

/** The draft beside its figures, read once more before it becomes public. */
export function ApproveDialog({ desk: { kind, draft, version }, onClose }: { desk: TextDesk; onClose: () => void }) {
  const t = useText();
  const change = useTextChange();
  const [reason, setReason] = useState('');
  const [isSaving, setSaving] = useState(false);
  if (!draft) return null;
  const approve = async () => {
    setSaving(true);
    await change(
      (server, id) => server.approveText(id, kind, { seen: version, ...(reason.trim() && { reason: reason.trim() }) }),
      'approved',
    );
    onClose();
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" disabled={isSaving} onClick={() => void approve()}>
        {t('texts.approve')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('texts.approveTitle')} onClose={onClose} foot={foot}>
      <p>{t('texts.approveHelp')}</p>
      <Words words={draft} marked={draft.strange} />
      <FigureList figures={draft.figures} />
      <TextField fullWidth label={t('texts.reasonLabel')} value={reason} onChange={({ target }) => setReason(target.value)} />
    </AppDialog>
  );
}
