import { TextInput } from 'react-admin';
import { ask } from '../api/ask';
import { DialogForm } from '../form/DialogForm';
import { filled } from '../form/validators';
import { useText } from '../i18n/use-text';

const PASSWORD = filled('app.session.missing');

/** Asks for the password of the signed-in user. */
export function PasswordPrompt({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText();
  return (
    <DialogForm<{ password: string }>
      title={t('account.proof.title')}
      width="xs"
      defaultValues={{ password: '' }}
      onSave={({ password }) => ask('PUT auth/proof', { password })}
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
