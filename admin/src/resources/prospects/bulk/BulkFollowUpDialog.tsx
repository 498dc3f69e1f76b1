import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Language } from '../../../../../backend/src/rules/language.rules';
import { isClosedStatus } from '../../../../../backend/src/rules/pipeline.rules';
import type { BulkAnswer, ProspectStatus } from '../../../api/types';
import { AppDialog } from '../../../components/AppDialog';
import { Banner } from '../../../components/Banner';
import { DialogForm } from '../../../form/DialogForm';
import { limitLength, NativeSelectInput } from '../../../form/inputs';
import { requiredText } from '../../../form/validators';
import { zurichInstant } from '../../../format/format';
import { useText } from '../../../i18n/use-text';
import type { Selection } from '../../../list/selection';
import { useColleagues } from '../follow-up/use-colleagues';
import { LanguageInput } from '../LanguageInput';
import { FOLLOW_UPS } from '../prospect-state';
import { BulkPreview } from './BulkPreview';
import { type BulkGiven, useBulkAction, useExplanation } from './use-bulk-action';
import { expectedOf, usePreview } from './use-preview';

export type FollowUpChange = 'owner' | 'next' | 'change';

interface BulkFollowUpDialogProps {
  kind: FollowUpChange;
  selection: Selection;
  onClose: () => void;
}

const ACTIONS = { owner: 'set_owner', next: 'set_next_action' } as const;
/** Before the field is chosen, any of them counts the selection. */
const COUNTED = { ...ACTIONS, change: 'set_status' } as const;
const FIELDS = { owner: OwnerForm, next: NextForm, change: ChangeForm } as const;

/** Assigns many prospects, sets their next action, or changes one field; it can be undone for a day. */
export function BulkFollowUpDialog({ kind, selection, onClose }: BulkFollowUpDialogProps) {
  const t = useText();
  const run = useBulkAction();
  const explain = useExplanation();
  const { data: preview, error, isPending, refetch } = usePreview(COUNTED[kind], selection.chosen);
  const title = t(`bulk.${kind}.title`, { smart_count: preview?.count ?? selection.count });
  const save: FieldsProps['save'] = async (given) => {
    const field = CHANGED.find((one) => one in given) ?? 'status';
    const action = kind === 'change' ? (`set_${field}` as const) : ACTIONS[kind];
    const done = kind === 'change' ? (`bulk.change.done.${field}` as const) : (`bulk.${kind}.done` as const);
    const words = ({ count }: BulkAnswer) => t(done, { smart_count: count });
    await run(action, selection.chosen, { ...given, ...expectedOf(preview) }, words).catch((problem) => {
      void refetch();
      throw new Error(explain(problem));
    });
    selection.clear();
  };
  if (!preview || preview.count === 0) {
    const close = (
      <Button variant="outlined" onClick={onClose}>
        {t('app.action.close')}
      </Button>
    );
    return (
      <AppDialog title={title} width="xs" foot={close} onClose={onClose}>
        {error && <Banner tone="poor">{explain(error)}</Banner>}
        {isPending && <p role="status">{t('bulk.counting')}</p>}
        {preview && <p>{t('bulk.nothing')}</p>}
      </AppDialog>
    );
  }
  const Fields = FIELDS[kind];
  return <Fields title={title} previewed={<BulkPreview preview={preview} />} save={save} onClose={onClose} />;
}

interface FieldsProps {
  title: string;
  previewed: ReactNode;
  save: (given: BulkGiven) => Promise<void>;
  onClose: () => void;
}

const NOBODY = 'nobody';
const OWNER = requiredText('bulk.owner.missing');

function OwnerForm({ title, previewed, save, onClose }: FieldsProps) {
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
      {previewed}
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

const NEXT = requiredText('followUp.task.missing');

function NextForm({ title, previewed, save, onClose }: FieldsProps) {
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
      {previewed}
      <TextInput
        source="next"
        label="followUp.next"
        helperText="followUp.task.titleHelp"
        validate={NEXT}
        autoFocus
        autoComplete="off"
        {...limitLength(300)}
      />
      <TextInput source="due" type="datetime-local" label="followUp.task.due" />
    </DialogForm>
  );
}

/** What many prospects get in one word for all, and what is taken away from all. */
const CHANGED = ['status', 'city', 'trade', 'language'] as const;
const TAKEN_AWAY = { noCity: 'city', noTrade: 'trade' } as const;
const CHOICES = [...CHANGED, 'noCity', 'noTrade'] as const;
const PLACE = requiredText('bulk.change.missing');
const REASON = requiredText('prospects.reason.missing');

interface Changed {
  field: (typeof CHOICES)[number];
  status: ProspectStatus;
  /** Empty: the visitor's choice. */
  language: Language | '';
  words: string;
  /** Why they are won or rejected. */
  reason: string;
}

function ChangeForm({ title, previewed, save, onClose }: FieldsProps) {
  const t = useText();
  return (
    <DialogForm<Changed>
      title={title}
      width="xs"
      defaultValues={{ field: 'status', status: 'contacted', language: '', words: '', reason: '' }}
      onSave={(changed) => save(changeOf(changed))}
      onClose={onClose}
      submit="bulk.change.confirm"
      busy="bulk.working"
    >
      {previewed}
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

function changeOf({ field, status, language, words, reason }: Changed): BulkGiven {
  if (field === 'status') return isClosedStatus(status) ? { status, reason } : { status };
  if (field === 'language') return { language: language || null };
  return field === 'noCity' || field === 'noTrade' ? { [TAKEN_AWAY[field]]: null } : { [field]: words.trim() };
}

function NewValue() {
  const t = useText();
  const [field, status]: [Changed['field'], ProspectStatus] = useWatch({ name: ['field', 'status'] });
  if (field === 'noTrade') return null;
  if (field === 'noCity') return <p className="grey">{t('bulk.change.noCityText')}</p>;
  if (field === 'language') return <LanguageInput label="bulk.change.value" />;
  if (field !== 'status')
    return (
      <TextInput key={field} source="words" label="bulk.change.value" validate={PLACE} autoFocus autoComplete="off" {...limitLength(100)} />
    );
  return (
    <>
      <NativeSelectInput source="status" label="bulk.change.value">
        {FOLLOW_UPS.map((one) => (
          <option key={one} value={one}>
            {t(`prospects.status.${one}`)}
          </option>
        ))}
      </NativeSelectInput>
      {isClosedStatus(status) && (
        <TextInput
          source="reason"
          label="prospects.reason.label"
          helperText="prospects.reason.help"
          validate={REASON}
          autoComplete="off"
          {...limitLength(1000)}
        />
      )}
    </>
  );
}
