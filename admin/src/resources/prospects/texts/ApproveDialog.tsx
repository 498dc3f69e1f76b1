import { TextField } from '@mui/material';
import { useState } from 'react';
import { ask } from '../../../api/ask';
import type { TextReview } from '../../../api/types';
import { Question } from '../../../components/Question';
import { useText } from '../../../i18n/use-text';
import { FigureList } from './FigureList';
import { useTextChange } from './use-texts';
import { Words } from './Words';

/** Shows the draft with its figures for approval before it is published. */
export function ApproveDialog({ desk: { kind, draft, version }, onClose }: { desk: TextDesk; onClose: () => void }) {
  const t = useText();
  const change = useTextChange();
  const [reason, setReason] = useState('');
  if (!draft) return null;
  const approve = () =>
    change(
      (id) =>
        ask('POST admin/prospects/:id/texts/:kind/approve', { id, kind, seen: version, ...(reason.trim() && { reason: reason.trim() }) }),
      'approved',
    );
  return (
    <Question title={t('texts.approveTitle')} confirm={t('texts.approve')} width="sm" onClose={onClose} onConfirm={approve}>
      <p>{t('texts.approveHelp')}</p>
      <Words words={draft} marked={draft.strange} />
      <FigureList figures={draft.figures} />
      <TextField fullWidth label={t('texts.reasonLabel')} value={reason} onChange={({ target }) => setReason(target.value)} />
    </Question>
  );
}
