import { Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { ON_PURPOSE } from '../api/auth-provider';
import { reloadSession } from '../api/session';
import type { PendingStep } from '../api/types';
import { PageTitle } from '../components/PageTitle';
import { useText } from '../i18n/use-text';
import styles from './login.module.css';
import { PasswordForm } from './PasswordForm';
import { SecondFactorSetUp } from './SecondFactorSetUp';

/** What an account has to do before it sees anything else. */
export function PendingPage({ step }: { step: PendingStep }) {
  const t = useText();
  const logout = useLogout();
  const done = () => void reloadSession().catch(() => undefined);
  return (
    <main className={styles.page}>
      <PageTitle>{t(`account.pending.${step}.title`)}</PageTitle>
      <div className={styles.panel}>
        <p className={styles.brand}>SmartIndex</p>
        <h1>{t(`account.pending.${step}.title`)}</h1>
        <p className={styles.text}>{t(`account.pending.${step}.text`)}</p>
        {step === 'password' ? <PasswordForm onDone={done} /> : <SecondFactorSetUp onDone={done} />}
        <Button variant="text" onClick={() => void logout(ON_PURPOSE, '/login', false)}>
          {t('app.account.signOut')}
        </Button>
      </div>
    </main>
  );
}
