import { TextInput } from 'react-admin';
import { DialogForm } from '../../../form/DialogForm';
import { limitLength } from '../../../form/inputs';
import { requiredText } from '../../../form/validators';
import { useText } from '../../../i18n/use-text';
import { FlagList } from './FlagList';
import type { FlagView } from './use-flags';

interface ReasonDialogProps {
  flags: FlagView[];
  onClose: () => void;
  /** Throws what was refused. */
  onConfirm: (reason: string) => Promise<unknown>;
}

/** Longest reason that the server takes. */
const LONGEST = limitLength(500);
const REASON = requiredText('review.reasonMissing');

/** « Valider quand même, parce que… »: shows the flags and asks for the reason. */
export function ReasonDialog({ flags, onClose, onConfirm }: ReasonDialogProps) {
  const t = useText();
  return (
    <DialogForm<{ reason: string }>
      title={t('review.anyway')}
      onSave={({ reason }) => onConfirm(reason.trim())}
      onClose={onClose}
      submit="review.confirm"
      busy="bulk.working"
    >
      <FlagList flags={flags} />
      <TextInput
        source="reason"
        label="review.reasonLabel"
        helperText="review.reasonHelp"
        validate={REASON}
        multiline
        rows={3}
        autoFocus
        {...LONGEST}
      />
      <p className="grey">{t('review.covers')}</p>
    </DialogForm>
  );
}
