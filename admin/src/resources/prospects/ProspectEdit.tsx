import { type RefObject, useEffect, useRef } from 'react';
import { EditBase, useGetRecordId, useNotify, useRecordContext, useRedirect } from 'react-admin';
import type { ProspectRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { PageTitle } from '../../components/PageTitle';
import { useSaveError } from '../../components/use-save-error';
import { useText } from '../../i18n/use-text';
import { ProspectForm } from './ProspectForm';
import { ProspectShow } from './ProspectShow';
import { formValues } from './prospect-form';

/** The form of a known prospect, over its page. */
export function ProspectEdit() {
  const t = useText();
  const notify = useNotify();
  const onError = useSaveError('prospects.form.saveFailed');
  const redirect = useRedirect();
  const id = useGetRecordId();
  const opened = useRef<ProspectRecord>(undefined);
  const close = () => redirect('show', 'prospects', id);
  const onSuccess = () => {
    notify('prospects.form.saved', { type: 'success' });
    close();
  };
  return (
    <>
      <ProspectShow />
      <PageTitle>{t('prospects.form.editTitle')}</PageTitle>
      <AppDialog title={t('prospects.form.editTitle')} onClose={close} width="md" bare>
        {/* no form before its record is there: what is typed would go with its arrival */}
        <EditBase
          loading={null}
          mutationMode="pessimistic"
          transform={(values: Partial<ProspectRecord>) => formValues(values, { previousData: opened.current })}
          mutationOptions={{ onSuccess, onError }}
        >
          <Opened into={opened} />
          <ProspectForm onCancel={close} />
        </EditBase>
      </AppDialog>
    </>
  );
}

/** The record as it was when the form was opened; the page behind is updated meanwhile. */
function Opened({ into }: { into: RefObject<ProspectRecord | undefined> }) {
  const record = useRecordContext<ProspectRecord>();
  useEffect(() => {
    into.current ??= record;
  }, [into, record]);
  return null;
}
