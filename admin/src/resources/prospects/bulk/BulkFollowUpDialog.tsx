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

export type FollowUpChange = 'owner' | 'next' | 'place';

interface BulkFollowUpDialogProps {
  kind: FollowUpChange;
  selection: Selection;
  onClose: () => void;
}

const ACTIONS = { owner: 'set_owner', next: 'set_next_action' } as const;
const FIELDS = { owner: OwnerForm, next: NextForm, place: PlaceForm } as const;

/** Gives many prospects to somebody, says what comes next with them, or where and what they are; a day to take it back. */
export function BulkFollowUpDialog({ kind, selection, onClose }: BulkFollowUpDialogProps) {
  const t = useText();
  const run = useBulkAction();
  const explain = useExplanation();
  const save: FieldsProps['save'] = async (given) => {
    const place = 'city' in given ? 'city' : 'trade';
    const action = kind === 'place' ? (`set_${place}` as const) : ACTIONS[kind];
    const done = kind === 'place' ? (`bulk.place.done.${place}` as const) : (`bulk.${kind}.done` as const);
    const words = ({ count }: BulkAnswer) => t(done, { smart_count: count });
    await run(action, selection.chosen, given, words).catch((problem) => {
      throw new Error(explain(problem));
    });
    selection.clear();
  };
  const Fields = FIELDS[kind];
  return <Fields title={t(`bulk.${kind}.title`, { smart_count: selection.count })} save={save} onClose={onClose} />;
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

const PLACE = filled('bulk.place.missing');

/** Their town or their trade, in one word for all. */
function PlaceForm({ title, save, onClose }: FieldsProps) {
  const t = useText();
  return (
    <DialogForm<{ field: 'city' | 'trade'; words: string }>
      title={title}
      width="xs"
      defaultValues={{ field: 'city', words: '' }}
      onSave={({ field, words }) => save({ [field]: words.trim() })}
      onClose={onClose}
      submit="bulk.place.confirm"
      busy="bulk.working"
    >
      <NativeSelectInput source="field" label="bulk.place.field">
        <option value="city">{t('bulk.place.city')}</option>
        <option value="trade">{t('bulk.place.trade')}</option>
      </NativeSelectInput>
      <TextInput source="words" label="bulk.place.words" validate={PLACE} autoFocus autoComplete="off" {...upTo(100)} />
    </DialogForm>
  );
}
