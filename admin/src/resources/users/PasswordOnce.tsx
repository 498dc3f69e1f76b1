import { Button } from '@mui/material';
import { useId } from 'react';
import { AppDialog } from '../../components/AppDialog';
import { CopyButton } from '../../components/CopyButton';
import { useText } from '../../i18n/use-text';
import styles from './users.module.css';

/** A password that nobody can look up later. */
export function PasswordOnce({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const foot = (
    <Button variant="contained" onClick={onClose}>
      {t('users.password.done')}
    </Button>
  );
  return (
    <AppDialog title={t('users.password.title', { name })} onClose={onClose} foot={foot}>
      <p>{t('users.password.text')}</p>
      <div className={styles.password}>
        <label htmlFor={id}>{t('users.password.label')}</label>
        <output id={id}>{password}</output>
        <CopyButton
          text={password}
          label={t('users.password.copy')}
          copiedLabel={t('users.password.copied')}
          name={t('users.password.copy')}
        />
      </div>
    </AppDialog>
  );
}
