import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { PasskeyFailure, supportsPasskeys } from '../api/passkey';
import { signInMethods, startProviderSignIn } from '../api/session';
import { useText } from '../i18n/use-text';
import styles from './login.module.css';
import { rememberTarget } from './provider-return';

interface OtherSignInProps {
  /** Page to show after signing in. */
  target: string;
  onFailure: (error: unknown) => void;
}

/** Ways to sign in beside the password, as far as this browser and this installation have them. */
export function OtherSignIn({ target, onFailure }: OtherSignInProps) {
  const t = useText();
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({ queryKey: ['sign-in methods'], queryFn: signInMethods });
  const hasPasskeys = supportsPasskeys();
  if (!data?.oidc && !hasPasskeys) return null;

  /** Ends in another page, or in a failure. */
  const perform = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof PasskeyFailure && error.isDeclined)) onFailure(error);
    }
  };
  const leave = async () => {
    const url = await startProviderSignIn();
    rememberTarget(target);
    window.location.assign(url);
  };
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('app.signIn.or')}</p>
      {hasPasskeys && (
        <Button variant="outlined" size="large" disabled={isBusy} onClick={() => void perform(() => login('passkey', target))}>
          {t('app.signIn.passkey')}
        </Button>
      )}
      {data?.oidc && (
        <Button variant="outlined" size="large" disabled={isBusy} onClick={() => void perform(leave)}>
          {t('app.signIn.provider', data.oidc)}
        </Button>
      )}
    </div>
  );
}
