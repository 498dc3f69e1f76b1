import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Language } from '../../../../../backend/src/rules/language.rules';
import type { BulkAnswer, ProspectStatus } from '../../../api/types';
import { DialogForm } from '../../../form/DialogForm';
import { NativeSelectInput, upTo } from '../../../form/inputs';
import { filled } from '../../../form/validators';
import { zurichInstant } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import { useColleagues } from '../follow-up/use-colleagues';
import { LanguageInput } from '../LanguageInput';
import { FOLLOW_UPS } from '../prospect-state';
import { type BulkGiven, useBulkAction, useExplanation } from './use-bulk-action';
import type { Selection } from './use-selection';

export type FollowUpChange = 'owner' | 'next' | 'change';

interface BulkFollowUpDialogProps {
  kind: FollowUpChange;
  selection: Selection;
  onClose: () => void;
}

const ACTIONS = { owner: 'set_owner', next: 'set_next_action' } as const;
const FIELDS = { owner: OwnerForm, next: NextForm, change: ChangeForm } as const;

/** Gives many prospects to somebody, says what comes next with them, or changes one field of all; a day to take it back. */
export function BulkFollowUpDialog({ kind, selection, onClose }: BulkFollowUpDialogProps) {
  const t = useText();
  const run = useBulkAction();
  const explain = useExplanation();
  const save: FieldsProps['save'] = async (given) => {
    const field = CHANGED.find((one) => one in given) ?? 'status';
    const action = kind === 'change' ? (`set_${field}` as const) : ACTIONS[kind];
    const done = kind === 'change' ? (`bulk.change.done.${field}` as const) : (`bulk.${kind}.done` as const);
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

/** What many prospects get in one word for all, and what is taken away from all. */
const CHANGED = ['status', 'city', 'trade', 'language'] as const;
const TAKEN_AWAY = { noCity: 'city', noTrade: 'trade' } as const;
const CHOICES = [...CHANGED, 'noCity', 'noTrade'] as const;
const PLACE = filled('bulk.change.missing');

interface Changed {
  field: (typeof CHOICES)[number];
  status: ProspectStatus;
  /** Empty: the visitor's choice. */
  language: Language | '';
  words: string;
}

function ChangeForm({ title, save, onClose }: FieldsProps) {
  const t = useText();
  return (
    <DialogForm<Changed>
      title={title}
      width="xs"
      defaultValues={{ field: 'status', status: 'contacted', language: '', words: '' }}
      onSave={(changed) => save(changeOf(changed))}
      onClose={onClose}
      submit="bulk.change.confirm"
      busy="bulk.working"
    >
      <NativeSelectInput source="field" label="bulk.change.field">
        {CHOICES.map((field) => (
          <option key={field} value={field}>
            {t(`bulk.change.${field}`)}
          </option>
        ))}
      </NativeSelectInput>
      <NewValue />
    </DialogForm>
  );
}

function changeOf({ field, status, language, words }: Changed): BulkGiven {
  if (field === 'status') return { status };
  if (field === 'language') return { language: language || null };
  return field === 'noCity' || field === 'noTrade' ? { [TAKEN_AWAY[field]]: null } : { [field]: words.trim() };
}

function NewValue() {
  const t = useText();
  const field: Changed['field'] = useWatch({ name: 'field' });
  if (field === 'noTrade') return null;
  if (field === 'noCity') return <p className="grey">{t('bulk.change.noCityText')}</p>;
  if (field === 'language') return <LanguageInput label="bulk.change.value" />;
  if (field !== 'status')
    return <TextInput key={field} source="words" label="bulk.change.value" validate={PLACE} autoFocus autoComplete="off" {...upTo(100)} />;
  return (
    <NativeSelectInput source="status" label="bulk.change.value">
      {FOLLOW_UPS.map((status) => (
        <option key={status} value={status}>
          {t(`prospects.status.${status}`)}
        </option>
      ))}
    </NativeSelectInput>
  );
}
