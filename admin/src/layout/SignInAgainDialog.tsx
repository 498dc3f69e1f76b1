import { Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { statusOf } from '../api/problem';
import { SecondFactorRequired, signIn } from '../api/session';
import type { StaffUser } from '../api/types';
import { AppDialog } from '../components/AppDialog';
import { Banner } from '../components/Banner';
import { useText } from '../i18n/use-text';
import { CodeField } from './CodeField';

interface SignInAgainDialogProps {
  user: StaffUser;
  onPutOff: () => void;
  onChangeAccount: () => void;
}

/** Asks for the password of the user whose session has expired; the page stays behind the dialog. */
export function SignInAgainDialog({ user, onPutOff, onChangeAccount }: SignInAgainDialogProps) {
  const t = useText();
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble to the form behind the dialog
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password'));
    if (!password) return setFailure(t('app.session.missing'));
    const code = String(form.get('code') ?? '').trim();
    if (asksCode && !code) return setFailure(t('account.code.missing'));
    setSending(true);
    try {
      await signIn({ email: user.email, password, ...(code && { code }) });
    } catch (error) {
      setSending(false);
      if (error instanceof SecondFactorRequired) {
        setFailure(null);
        return setAsksCode(true);
      }
      const unreachable = !(statusOf(error) ?? 0) || !(error instanceof Error);
      setFailure(unreachable ? t('app.signIn.ended.unreachable') : error.message);
    }
  };

  return (
    <AppDialog title={t('app.session.title')} onClose={onPutOff} width="xs" bare>
      <form className="stack grows" onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent className="stack gap-4">
          <p>{t('app.session.text')}</p>
          {failure && <Banner tone="poor">{failure}</Banner>}
          <TextField
            id={`${id}-email`}
            name="email"
            label={t('app.signIn.email')}
            value={user.email}
            autoComplete="username"
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField
            id={`${id}-password`}
            name="password"
            type="password"
            label={t('app.signIn.password')}
            autoComplete="current-password"
            autoFocus
          />
          {asksCode && <CodeField id={`${id}-code`} />}
        </DialogContent>
        <DialogActions>
          <Button variant="text" sx={{ marginInlineEnd: 'auto' }} onClick={onChangeAccount}>
            {t('app.session.otherAccount')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {t(isSending ? 'app.signIn.submitting' : 'app.signIn.submit')}
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  );
}
