import { CircularProgress } from '@mui/material';
import { useText } from '../i18n/use-text';
import styles from './layout.module.css';

export function LoadingPage() {
  const t = useText();
  return (
    <div className={styles.center} role="status">
      <CircularProgress size={24} thickness={3} aria-label={t('app.loading')} />
    </div>
  );
}
