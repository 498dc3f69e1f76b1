import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInMethods, startProviderSignIn } from '../api/session';
import { useText } from '../i18n/use-text';
import styles from './login.module.css';
import { rememberTarget } from './provider-return';

interface OtherSignInProps {
  /** Page to show after signing in. */
  target: string;
  onFailure: (error: unknown) => void;
}

/** Ways to sign in beside the password, as far as this installation has them. */
export function OtherSignIn({ target, onFailure }: OtherSignInProps) {
  const t = useText();
  const [isLeaving, setLeaving] = useState(false);
  const { data } = useQuery({ queryKey: ['sign-in methods'], queryFn: signInMethods });
  if (!data?.oidc) return null;

  const leave = async () => {
    setLeaving(true);
    try {
      const url = await startProviderSignIn();
      rememberTarget(target);
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      onFailure(error);
    }
  };
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('app.signIn.or')}</p>
      <Button variant="outlined" size="large" disabled={isLeaving} onClick={() => void leave()}>
        {t('app.signIn.provider', data.oidc)}
      </Button>
    </div>
  );
}
