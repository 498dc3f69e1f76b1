import { TextInput } from 'react-admin';
import { SHORTEST_PASSWORD } from '../../../backend/src/rules/passwords.rules';
import { callApi } from '../api/call-api';
import { FormBody } from '../form/FormBody';
import { useSubmit } from '../form/use-submit';
import { requiredText } from '../form/validators';
import { useText } from '../i18n/use-text';

interface Passwords {
  current: string;
  next: string;
  repeated: string;
}

const EMPTY: Passwords = { current: '', next: '', repeated: '' };
const CURRENT = requiredText('account.missing');

/** One's own password; every other session ends with the old one. */
export function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const t = useText();
  const submit = useSubmit<Passwords>(async ({ current, next }) => {
    await callApi('PUT auth/password', { current, next });
    onDone();
  });
  const isLong = (next: string) => ([...next].length < SHORTEST_PASSWORD ? t('account.tooShort', { min: SHORTEST_PASSWORD }) : undefined);
  const isRepeated = (repeated: string, { next }: Passwords) => (repeated === next ? undefined : t('account.different'));
  const field = { type: 'password' } as const;
  return (
    <FormBody defaultValues={EMPTY} onSubmit={submit} submit="account.submit" busy="app.action.saving" onCancel={onCancel}>
      <TextInput source="current" label="account.current" autoComplete="current-password" autoFocus validate={CURRENT} {...field} />
      <TextInput
        source="next"
        label="account.next"
        autoComplete="new-password"
        helperText={t('account.help', { min: SHORTEST_PASSWORD })}
        validate={isLong}
        {...field}
      />
      <TextInput source="repeated" label="account.repeated" autoComplete="new-password" validate={isRepeated} {...field} />
    </FormBody>
  );
}
