import { TextInput } from 'react-admin';
import type { BulkAnswer } from '../../../api/types';
import { DialogForm } from '../../../form/DialogForm';
import { NativeSelectInput, upTo } from '../../../form/inputs';
import { filled } from '../../../form/validators';
import { zurichInstant } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { useColleagues } from '../follow-up/use-colleagues';
import { type BulkGiven, useBulkAction, useExplanation } from './use-bulk-action';
import type { Selection } from './use-selection';

export type FollowUpChange = 'owner' | 'next';

interface BulkFollowUpDialogProps {
  kind: FollowUpChange;
  selection: Selection;
  onClose: () => void;
}

const ACTIONS = { owner: 'set_owner', next: 'set_next_action' } as const;

/** Gives many prospects to somebody, or says what comes next with them; a day to take it back. */
export function BulkFollowUpDialog({ kind, selection, onClose }: BulkFollowUpDialogProps) {
  const t = useText();
  const run = useBulkAction();
  const explain = useExplanation();
  const save = async (given: BulkGiven) => {
    const words = ({ count }: BulkAnswer) => t(`bulk.${kind}.done`, { smart_count: count });
    await run(ACTIONS[kind], selection.chosen, given, words).catch((problem) => {
      throw new Error(explain(problem));
    });
    selection.clear();
  };
  const title = t(`bulk.${kind}.title`, { smart_count: selection.count });
  const Fields = kind === 'owner' ? OwnerForm : NextForm;
  return <Fields title={title} save={save} onClose={onClose} />;
}

interface FieldsProps {
  title: string;
  save: (given: BulkGiven) => Promise<void>;
  onClose: () => void;
}

const NOBODY = 'nobody';
const OWNER = filled('bulk.owner.missing');

function OwnerForm({ title, save, onClose }: FieldsProps) {
  const t = useText();
  const colleagues = useColleagues();
  return (
    <DialogForm<{ owner: string }>
      title={title}
      width="xs"
      defaultValues={{ owner: '' }}
      onSave={({ owner }) => save({ owner_id: owner === NOBODY ? null : owner })}
      onClose={onClose}
      submit="bulk.owner.confirm"
      busy="bulk.working"
    >
      <NativeSelectInput source="owner" label="followUp.owner" validate={OWNER}>
        <option value="">{t('bulk.owner.choose')}</option>
        {colleagues.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value={NOBODY}>{t('followUp.nobody')}</option>
      </NativeSelectInput>
    </DialogForm>
  );
}

const NEXT = filled('followUp.task.missing');

function NextForm({ title, save, onClose }: FieldsProps) {
  return (
    <DialogForm<{ next: string; due: string }>
      title={title}
      width="xs"
      defaultValues={{ next: '', due: '' }}
      onSave={({ next, due }) => save({ next_action: next, next_action_at: due ? zurichInstant(due) : null })}
      onClose={onClose}
      submit="bulk.next.confirm"
      busy="bulk.working"
    >
      <TextInput
        source="next"
        label="followUp.next"
        helperText="followUp.task.titleHelp"
        validate={NEXT}
        autoFocus
        autoComplete="off"
        {...upTo(300)}
      />
      <TextInput source="due" type="datetime-local" label="followUp.task.due" />
    </DialogForm>
  );
}
