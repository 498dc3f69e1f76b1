import { type RaRecord, TextInput, useCanAccess, useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import { PlainForm, SubmitButton } from '../form/FormBody';
import { upTo } from '../form/inputs';
import { useText } from '../i18n/use-text';
import { useAct } from './use-act';

/** What the team notes about the record around; what was typed stays when saving fails. */
export function RecordNotes() {
  const t = useText();
  const server = useDataProvider();
  const { act } = useAct();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord & { notes: string | null }>();
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  if (!record) return null;
  const save = async ({ notes = '' }: { notes?: string }) => {
    const work = () => server.update(resource, { id: record.id, data: { notes }, previousData: record });
    await act(work, { done: t('app.notes.saved'), failed: () => t('app.notes.failed') });
  };
  return (
    <PlainForm className="stack gap-2 items-start" defaultValues={{ notes: record.notes ?? '' }} onSubmit={save}>
      <TextInput source="notes" label="app.notes.label" multiline rows={3} readOnly={!canAccess} {...upTo(20_000)} />
      {canAccess && <SubmitButton variant="outlined" submit="app.notes.save" busy="app.action.saving" />}
    </PlainForm>
  );
}
