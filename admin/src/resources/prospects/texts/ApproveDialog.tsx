import { TextField } from '@mui/material';
import { useState } from 'react';
import { callApi } from '../../../api/call-api';
import type { TextReview } from '../../../api/types';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useText } from '../../../i18n/use-text';
import { FigureList } from './FigureList';
import { MarkedText } from './MarkedText';
import { useTextChange } from './use-texts';

/** Shows the draft with its figures for approval before it is published. */
export function ApproveDialog({ desk: { kind, draft, version }, onClose }: { desk: TextReview; onClose: () => void }) {
  const t = useText();
  const change = useTextChange();
  const [reason, setReason] = useState('');
  if (!draft) return null;
  const approve = () =>
    change(
      (id) =>
        callApi('POST admin/prospects/:id/texts/:kind/approve', {
          id,
          kind,
          seen: version,
          ...(reason.trim() && { reason: reason.trim() }),
        }),
      'approved',
    );
  return (
    <ConfirmDialog title={t('texts.approveTitle')} confirm={t('texts.approve')} width="sm" onClose={onClose} onConfirm={approve}>
      <p>{t('texts.approveHelp')}</p>
      <MarkedText words={draft} marked={draft.strange} />
      <FigureList figures={draft.figures} />
      <TextField fullWidth label={t('texts.reasonLabel')} value={reason} onChange={({ target }) => setReason(target.value)} />
    </ConfirmDialog>
  );
}
