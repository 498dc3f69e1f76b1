import { TextInput } from 'react-admin';
import { callApi } from '../api/call-api';
import { DialogForm } from '../form/DialogForm';
import { requiredText } from '../form/validators';
import { useText } from '../i18n/use-text';

const PASSWORD = requiredText('app.session.missing');

/** Asks for the password of the signed-in user. */
export function PasswordPrompt({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText();
  return (
    <DialogForm<{ password: string }>
      title={t('account.proof.title')}
      width="xs"
      defaultValues={{ password: '' }}
      onSave={({ password }) => callApi('PUT auth/proof', { password })}
      onSaved={() => onEnd(true)}
      onClose={() => onEnd(false)}
      submit="account.proof.submit"
      busy="account.proof.submitting"
    >
      <p>{t('account.proof.text')}</p>
      <TextInput
        source="password"
        type="password"
        label="app.signIn.password"
        autoComplete="current-password"
        autoFocus
        validate={PASSWORD}
      />
    </DialogForm>
  );
}
