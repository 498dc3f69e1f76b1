import { Button } from '@mui/material';
import { useState } from 'react';
import { EditBase, useDataProvider, useGetIdentity, useRecordContext, useRedirect } from 'react-admin';
import { callApi } from '../../api/call-api';
import type { UserRecord } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { AppDialog } from '../../components/AppDialog';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { showNotice } from '../../components/notice';
import { PageTitle } from '../../components/PageTitle';
import { useSaveError } from '../../components/use-save-error';
import { useText } from '../../i18n/use-text';
import { NewPasswordDialog } from './NewPasswordDialog';
import { UserForm } from './UserForm';
import { UserList } from './UserList';

/** An account, over the list. */
export function UserEdit() {
  const t = useText();
  const redirect = useRedirect();
  const onError = useSaveError('users.form.failed');
  const close = () => redirect('list', 'users');
  const onSuccess = () => {
    showNotice(t('users.form.saved'));
    close();
  };
  return (
    <>
      <UserList />
      <EditBase loading={null} mutationMode="pessimistic" mutationOptions={{ onSuccess, onError }} redirect={false}>
        <Editor onClose={close} />
      </EditBase>
    </>
  );
}

const QUESTIONS = {
  disable: { title: 'users.disable.title', text: 'users.disable.text', confirm: 'users.disable.action', done: 'users.disable.done' },
  reset: { title: 'users.password.resetTitle', text: 'users.password.resetText', confirm: 'users.password.resetConfirm', done: null },
  dropFactor: {
    title: 'users.secondFactor.dropTitle',
    text: 'users.secondFactor.dropText',
    confirm: 'users.secondFactor.drop',
    done: 'users.secondFactor.dropped',
  },
} as const;
type Asked = keyof typeof QUESTIONS;

/** The form of the account, or in its place the confirmation of an action. */
function Editor({ onClose }: { onClose: () => void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>();
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { disable, enable, reset, dropFactor } = useAccountActions(user, setPassword);
  if (!user) return null;
  const name = user.name || user.email;
  if (password) return <NewPasswordDialog name={name} password={password} onClose={onClose} />;
  if (asked) {
    const { title, text, confirm, done } = QUESTIONS[asked];
    return (
      <ConfirmDialog
        title={t(title, { name })}
        confirm={t(confirm)}
        {...(done && { done: t(done) })}
        width="sm"
        onClose={() => setAsked(null)}
        onConfirm={{ disable, reset, dropFactor }[asked]}
      >
        <p>{t(text)}</p>
      </ConfirmDialog>
    );
  }
  const isOwn = identity?.id === user.id;
  const extra = !isOwn && (
    <>
      {user.disabled ? (
        <ActionButton variant="text" label={t('users.disable.enable')} run={enable} done={t('users.disable.enabled')} />
      ) : (
        <Button variant="text" onClick={() => setAsked('disable')}>
          {t('users.disable.action')}
        </Button>
      )}
      <Button variant="text" onClick={() => setAsked('reset')}>
        {t('users.password.reset')}
      </Button>
      {user.second_factor && (
        <Button variant="text" onClick={() => setAsked('dropFactor')}>
          {t('users.secondFactor.drop')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageTitle>{t('users.form.editTitle', { name })}</PageTitle>
      <AppDialog title={t('users.form.editTitle', { name })} onClose={onClose} bare>
        <UserForm isOwn={isOwn} extra={extra} onCancel={onClose} />
      </AppDialog>
    </>
  );
}

/** Each rejects with the error of the server. */
function useAccountActions(user: UserRecord | undefined, onPassword: (password: string) => void) {
  const provider = useDataProvider();
  const id = user?.id ?? '';
  const setDisabled = (disabled: boolean) => provider.update('users', { id, data: { disabled }, previousData: user });
  return {
    disable: () => setDisabled(true),
    enable: () => setDisabled(false),
    reset: () => callApi('POST admin/users/:id/reset-password', { id }).then((made) => onPassword(made.password)),
    dropFactor: () => callApi('POST admin/users/:id/drop-second-factor', { id }),
  };
}
