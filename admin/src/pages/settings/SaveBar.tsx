import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { useText } from '../../i18n/use-text';
import styles from './settings.module.css';

interface SaveBarProps {
  save: () => Promise<void>;
  discard: () => void;
  failure: string | null;
  isSaved: boolean;
  /** Something is not saved yet. */
  isChanged: boolean;
}

/** What was changed, at the foot of a page; leaving asks first. */
export function SaveBar({ save, discard, failure, isSaved, isChanged }: SaveBarProps) {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <>
      <div className={styles.foot} role="status">
        {isSaved && !isChanged && <p className={styles.saved}>{t('settings.saved')}</p>}
        {failure && (
          <Banner tone="poor" title={t('settings.saveFailed', { message: failure })}>
            <p className={styles.code}>SAVE_ERROR · {t('settings.kept')}</p>
          </Banner>
        )}
        {isChanged && (
          <div className={styles.saveBar}>
            <p>{t('settings.changed')}</p>
            <Button variant="outlined" disabled={isSubmitting} onClick={discard}>
              {t('settings.discard')}
            </Button>
            <Button variant="contained" disabled={isSubmitting} onClick={() => void save()}>
              {t(isSubmitting ? 'app.action.saving' : 'app.action.save')}
            </Button>
          </div>
        )}
      </div>
      <LeaveGuard isChanged={isChanged} />
    </>
  );
}

/** Nothing that was typed is lost by a click on a link. */
function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const t = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  const foot = (
    <>
      <Button variant="outlined" onClick={() => blocker.proceed()}>
        {t('settings.leave.leave')}
      </Button>
      <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
        {t('settings.leave.stay')}
      </Button>
    </>
  );
  return (
    <AppDialog title={t('settings.leave.title')} width="xs" onClose={() => blocker.reset()} foot={foot}>
      <p>{t('settings.leave.text')}</p>
    </AppDialog>
  );
}
