import { TextInput } from 'react-admin';
import type { ProspectStatus } from '../../api/types';
import { DialogForm } from '../../form/DialogForm';
import { limitLength } from '../../form/inputs';
import { requiredText } from '../../form/validators';
import { useText } from '../../i18n/use-text';

interface StatusReasonDialogProps {
  status: ProspectStatus;
  onClose: () => void;
  onConfirm: (reason: string) => unknown;
}

const REASON = requiredText('prospects.reason.missing');

/** Asks for the reason why a prospect is won or rejected; it is stored in the history. */
export function StatusReasonDialog({ status, onClose, onConfirm }: StatusReasonDialogProps) {
  const t = useText();
  return (
    <DialogForm<{ reason: string }>
      title={t('prospects.reason.title', { status: t(`prospects.status.${status}`) })}
      width="xs"
      defaultValues={{ reason: '' }}
      onSave={async ({ reason }) => onConfirm(reason.trim())}
      onClose={onClose}
      submit="prospects.reason.confirm"
      busy="bulk.working"
    >
      <TextInput
        source="reason"
        label="prospects.reason.label"
        helperText="prospects.reason.help"
        validate={REASON}
        autoFocus
        autoComplete="off"
        {...limitLength(1000)}
      />
    </DialogForm>
  );
}
