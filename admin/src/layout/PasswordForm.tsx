import { Button, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { HttpError } from 'react-admin';
import { SHORTEST_PASSWORD } from '../../../backend/src/rules/passwords.rules';
import { useServer } from '../api/data-provider';
import { Banner } from '../components/Banner';
import { type TextKey, useText } from '../i18n/use-text';
import styles from './dialog-form.module.css';

type Field = 'current' | 'next' | 'repeated';
const FIELDS: [Field, TextKey, string][] = [
  ['current', 'account.current', 'current-password'],
  ['next', 'account.next', 'new-password'],
  ['repeated', 'account.repeated', 'new-password'],
];

/** One's own password; every other session ends with the old one. */
export function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const t = useText();
  const id = useId();
  const server = useServer();
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [current, next, repeated] = FIELDS.map(([name]) => String(form.get(name))) as [string, string, string];
    const found: typeof errors = {
      ...(!current && { current: t('account.missing') }),
      ...([...next].length < SHORTEST_PASSWORD && { next: t('account.tooShort', { min: SHORTEST_PASSWORD }) }),
      ...(repeated !== next && { repeated: t('account.different') }),
    };
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await server.changePassword({ current, next });
      onDone();
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) setErrors(error.body.errors);
      else setFailure(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        {failure && <Banner tone="poor">{failure}</Banner>}
        {FIELDS.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            type="password"
            label={t(label)}
            autoComplete={autoComplete}
            autoFocus={name === 'current'}
            error={Boolean(errors[name])}
            helperText={errors[name] ?? (name === 'next' ? t('account.help', { min: SHORTEST_PASSWORD }) : undefined)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {t('app.action.cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={isSending}>
          {t(isSending ? 'app.action.saving' : 'account.submit')}
        </Button>
      </div>
    </form>
  );
}
