import { Button } from '@mui/material';
import { useState } from 'react';
import { EditBase, useGetIdentity, useRecordContext, useRedirect, useRefresh, useUpdate } from 'react-admin';
import { useServer } from '../../api/data-provider';
import type { UserRecord } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { showNotice } from '../../components/notice';
import { PageTitle } from '../../components/PageTitle';
import { useSaveFailure } from '../../components/use-save-failure';
import { useText } from '../../i18n/use-text';
import { PasswordOnce } from './PasswordOnce';
import { UserForm } from './UserForm';
import { UserList } from './UserList';

/** An account, over the list. */
export function UserEdit() {
  const t = useText();
  const redirect = useRedirect();
  const onError = useSaveFailure('users.form.failed');
  const close = () => redirect('list', 'users');
  const onSuccess = () => {
    showNotice(t('users.form.saved'));
    close();
  };
  return (
    <>
      <UserList />
      <EditBase mutationMode="pessimistic" mutationOptions={{ onSuccess, onError }} redirect={false}>
        <Editor onClose={close} />
      </EditBase>
    </>
  );
}

type Question = 'disable' | 'reset' | 'dropFactor';

function Editor({ onClose }: { onClose: () => void }) {
  const t = useText();
  const user = useRecordContext<UserRecord>();
  const { identity } = useGetIdentity();
  const [question, setQuestion] = useState<Question | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { setDisabled, reset, dropFactor } = useAccountActions(user, setPassword, () => setQuestion(null));
  if (!user) return null;
  const name = user.name || user.email;
  if (password) return <PasswordOnce name={name} password={password} onClose={onClose} />;
  if (question) {
    return (
      <Confirm
        kind={question}
        name={name}
        onClose={() => setQuestion(null)}
        onConfirm={{ reset, dropFactor, disable: () => setDisabled(true) }[question]}
      />
    );
  }
  const isOwn = identity?.id === user.id;
  const extra = !isOwn && (
    <>
      <Button variant="text" onClick={() => (user.disabled ? setDisabled(false) : setQuestion('disable'))}>
        {t(user.disabled ? 'users.disable.enable' : 'users.disable.action')}
      </Button>
      <Button variant="text" onClick={() => setQuestion('reset')}>
        {t('users.password.reset')}
      </Button>
      {user.second_factor && (
        <Button variant="text" onClick={() => setQuestion('dropFactor')}>
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

function useAccountActions(user: UserRecord | undefined, onPassword: (password: string) => void, onEnd: () => void) {
  const t = useText();
  const server = useServer();
  const refresh = useRefresh();
  const onError = useSaveFailure('users.form.failed');
  const [update] = useUpdate<UserRecord>();

  const setDisabled = (disabled: boolean) => {
    if (!user) return;
    const onSuccess = () => {
      showNotice(t(disabled ? 'users.disable.done' : 'users.disable.enabled'));
      onEnd();
      refresh();
    };
    void update('users', { id: user.id, data: { disabled }, previousData: user }, { mutationMode: 'pessimistic', onSuccess, onError });
  };

  const reset = async () => {
    if (!user) return;
    try {
      onPassword((await server.resetPassword(user.id)).password);
    } catch (error) {
      onError(error);
    }
    onEnd();
  };

  const dropFactor = async () => {
    if (!user) return;
    try {
      await server.dropSecondFactorOf(user.id);
      showNotice(t('users.secondFactor.dropped'));
      refresh();
    } catch (error) {
      onError(error);
    }
    onEnd();
  };

  return { setDisabled, reset, dropFactor };
}

interface ConfirmProps {
  kind: Question;
  name: string;
  onClose: () => void;
  onConfirm: () => unknown;
}

const WORDS = {
  disable: { title: 'users.disable.title', text: 'users.disable.text', confirm: 'users.disable.action' },
  reset: { title: 'users.password.resetTitle', text: 'users.password.resetText', confirm: 'users.password.resetConfirm' },
  dropFactor: { title: 'users.secondFactor.dropTitle', text: 'users.secondFactor.dropText', confirm: 'users.secondFactor.drop' },
} as const;

function Confirm({ kind, name, onClose, onConfirm }: ConfirmProps) {
  const t = useText();
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose} autoFocus>
        {t('app.action.cancel')}
      </Button>
      <Button variant="contained" onClick={() => void onConfirm()}>
        {t(WORDS[kind].confirm)}
      </Button>
    </>
  );
  return (
    <AppDialog title={t(WORDS[kind].title, { name })} onClose={onClose} foot={foot}>
      <p>{t(WORDS[kind].text)}</p>
    </AppDialog>
  );
}
