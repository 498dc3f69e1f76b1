import { CreateBase, useNotify, useRedirect } from 'react-admin';
import type { ProspectRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { PageTitle } from '../../components/PageTitle';
import { useSaveError } from '../../components/use-save-error';
import { useText } from '../../i18n/use-text';
import { ProspectForm } from './ProspectForm';
import { ProspectList } from './ProspectList';
import { formValues } from './prospect-form';
import { nameOf } from './prospect-name';

/** The form for a new prospect, over the list. */
export function ProspectCreate() {
  const t = useText();
  const notify = useNotify();
  const onError = useSaveError('prospects.form.failed');
  const redirect = useRedirect();
  const close = () => redirect('list', 'prospects');
  const onSuccess = (made: ProspectRecord) => {
    notify(t('prospects.form.created', { name: nameOf(made) }), { type: 'success' });
    redirect('show', 'prospects', made.id);
  };
  return (
    <>
      <ProspectList />
      <PageTitle>{t('prospects.form.createTitle')}</PageTitle>
      <AppDialog title={t('prospects.form.createTitle')} onClose={close} width="md" bare>
        <CreateBase transform={formValues} mutationOptions={{ onSuccess, onError }}>
          <ProspectForm isNew onCancel={close} />
        </CreateBase>
      </AppDialog>
    </>
  );
}
