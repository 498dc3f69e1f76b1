import { useMemo, useState } from 'react';
import { type RaRecord, TextInput, useCanAccess, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { DraftField } from '../form/DraftField';
import { readDraft, saveDraft } from '../form/drafts';
import { PlainForm, SubmitButton } from '../form/FormBody';
import { limitLength } from '../form/inputs';
import { useText } from '../i18n/use-text';
import { useAction } from './use-action';

type Noted = RaRecord & { notes: string | null };

/** The team's notes on the record of the context. An unsaved text is stored as a draft. */
export function RecordNotes() {
  const record = useRecordContext<Noted>();
  return record && <Notes key={record.id} record={record} />;
}

function Notes({ record }: { record: Noted }) {
  const t = useText();
  const server = useDataProvider();
  const { perform } = useAction();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  const key = `${resource}.${record.id}.notes`;
  const [kept, setKept] = useState(() => readDraft(key));
  const [sent, setSent] = useState<string>();
  // the draft ends once it is saved, so that later changes by colleagues are shown
  if (kept !== null && sent !== undefined && record.notes?.trim() === sent.trim()) setKept(null);
  const noted = useMemo(() => ({ ...record, notes: kept ?? record.notes ?? '' }), [record, kept]);
  const save = async ({ notes = '' }: { notes?: string }) => {
    const work = () => server.update(resource, { id: record.id, data: { notes }, previousData: record });
    const isSaved = await perform(work, { done: t('app.notes.saved'), failed: () => t('app.notes.failed') });
    if (!isSaved) return;
    saveDraft(key, null);
    setSent(notes);
  };
  return (
    <PlainForm className="stack gap-2 items-start" record={noted} onSubmit={save}>
      <TextInput source="notes" label="app.notes.label" multiline rows={3} readOnly={!canAccess} {...limitLength(20_000)} />
      <DraftField draft={key} source="notes" saved={record.notes ?? ''} />
      {canAccess && <SubmitButton variant="outlined" submit="app.notes.save" busy="app.action.saving" />}
    </PlainForm>
  );
}
