import { Button, TextField } from '@mui/material';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useLogin } from 'react-admin';
import { statusOf } from '../api/problem';
import { SecondFactorRequired, sessionEnd } from '../api/session';
import { Banner } from '../components/Banner';
import { PageTitle } from '../components/PageTitle';
import { useText } from '../i18n/use-text';
import { CodeField } from './CodeField';
import styles from './login.module.css';
import { OtherSignIn } from './OtherSignIn';
import { providerReturn, rememberedTarget } from './provider-return';
import { redirectTarget } from './redirect-target';

/** Opens a session, then leads to the page first asked for. */
export function LoginPage() {
  const t = useText();
  const id = useId();
  const login = useLogin();
  const { search, state } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [isShown, setShown] = useState(false);
  const describe = useFailureText();
  const ended = sessionEnd();
  const target = redirectTarget(search, state, window.location.origin);
  const { refusal } = useProviderReturn(setSending);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password, code] = [String(form.get('email')).trim(), String(form.get('password')), String(form.get('code') ?? '').trim()];
    if (!email || !password) return setFailure(t('app.signIn.missing'));
    if (asksCode && !code) return setFailure(t('account.code.missing'));
    setSending(true);
    try {
      await login({ email, password, ...(code && { code }) }, target);
    } catch (error) {
      setFailure(error instanceof SecondFactorRequired ? null : describe(error));
      if (error instanceof SecondFactorRequired) setAsksCode(true);
      setSending(false);
    }
  };

  return (
    <main className={styles.page}>
      <PageTitle>{t('app.signIn.title')}</PageTitle>
      <div className={styles.panel}>
        <p className={styles.brand}>SmartIndex</p>
        <h1>{t('app.signIn.title')}</h1>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {(failure ?? refusal) ? (
            <Banner tone="poor">{failure ?? refusal}</Banner>
          ) : (
            ended && <Banner tone="accent">{t(`app.signIn.ended.${ended}`)}</Banner>
          )}
          <TextField id={`${id}-email`} name="email" type="email" label={t('app.signIn.email')} autoComplete="username" autoFocus />
          <div className={styles.password}>
            <TextField
              id={`${id}-password`}
              name="password"
              type={isShown ? 'text' : 'password'}
              label={t('app.signIn.password')}
              autoComplete="current-password"
            />
            <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {t(isShown ? 'app.signIn.hide' : 'app.signIn.show')}
            </button>
          </div>
          {asksCode && <CodeField id={`${id}-code`} />}
          <Button className={styles.submit} type="submit" variant="contained" size="large" disabled={isSending}>
            {t(isSending ? 'app.signIn.submitting' : 'app.signIn.submit')}
          </Button>
        </form>
        <OtherSignIn target={target} onFailure={(error) => setFailure(describe(error))} />
      </div>
    </main>
  );
}

/** Adopts the session that the provider has opened, or returns why it has not. */
function useProviderReturn(setSending: (isSending: boolean) => void): { refusal: string | null } {
  const t = useText();
  const login = useLogin();
  const { hasReturned, refusal } = providerReturn(useLocation().search);
  const [isFailed, setFailed] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!hasReturned || isBegun.current) return;
    isBegun.current = true;
    setSending(true);
    login('provider', rememberedTarget()).catch(() => {
      setFailed(true);
      setSending(false);
    });
  });
  const shown = isFailed ? 'expired' : refusal;
  return { refusal: shown && t(`app.signIn.refused.${shown}`) };
}

/** What the server says; without a word of it, that it does not answer. */
function useFailureText(): (error: unknown) => string {
  const t = useText();
  return (error) => {
    if (statusOf(error) === 0 || !(error instanceof Error)) return t('app.signIn.ended.unreachable');
    return error.message;
  };
}
