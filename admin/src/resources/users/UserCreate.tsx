import { useState } from 'react';
import { CreateBase, useRedirect } from 'react-admin';
import type { UserRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { PageTitle } from '../../components/PageTitle';
import { useSaveError } from '../../components/use-save-error';
import { useText } from '../../i18n/use-text';
import { NewPasswordDialog } from './NewPasswordDialog';
import { UserForm } from './UserForm';
import { UserList } from './UserList';

type MadeUser = UserRecord & { password: string };

/** The form for a new account, over the list; then its password, once. */
export function UserCreate() {
  const t = useText();
  const redirect = useRedirect();
  const onError = useSaveError('users.form.failed');
  const [made, setMade] = useState<MadeUser | null>(null);
  const close = () => redirect('list', 'users');
  return (
    <>
      <UserList />
      <PageTitle>{t('users.form.createTitle')}</PageTitle>
      {made ? (
        <NewPasswordDialog name={made.name} password={made.password} onClose={close} />
      ) : (
        <AppDialog title={t('users.form.createTitle')} onClose={close} bare>
          <CreateBase mutationOptions={{ onSuccess: (user: MadeUser) => setMade(user), onError }} redirect={false}>
            <UserForm isNew onCancel={close} />
          </CreateBase>
        </AppDialog>
      )}
    </>
  );
}
