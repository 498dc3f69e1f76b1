import { Button } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { NavLink, useBlocker } from 'react-router';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { LoadFailure } from '../../components/LoadFailure';
import { PageTitle } from '../../components/PageTitle';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import styles from './settings.module.css';
import { type Drafts, wordsOf } from './use-drafts';

const TABS = ['general', 'apis', 'mail', 'security', 'seo', 'development'] as const;

interface SettingsPageProps {
  tab: Exclude<(typeof TABS)[number], 'mail'>;
  drafts: Drafts;
  children: ReactNode;
}

/** A tab of the settings: what failed on top, what was changed at the foot. */
export function SettingsPage({ tab, drafts, children }: SettingsPageProps) {
  const t = useText();
  return (
    <>
      <PageTitle>{`${t(`settings.tabs.${tab}`)} · ${t('settings.title')}`}</PageTitle>
      <h1>{t('settings.title')}</h1>
      <SettingsTabs />
      {drafts.loadError && (
        <LoadFailure title={t('settings.loadTitle')} onRetry={drafts.reload}>
          <p>{t('settings.loadFailed', { message: wordsOf(drafts.loadError) })}</p>
          <p className={styles.code}>LOAD_ERROR</p>
        </LoadFailure>
      )}
      {!drafts.isReady && !drafts.loadError && <LoadingPage />}
      {drafts.isReady && children}
      {drafts.isReady && <SaveBar drafts={drafts} />}
      <LeaveGuard drafts={drafts} />
    </>
  );
}

/** The way between the tabs. */
export function SettingsTabs() {
  const t = useText();
  return (
    <nav className={styles.tabs} aria-label={t('settings.title')}>
      {TABS.map((name) => (
        <NavLink key={name} to={`/settings/${name}`}>
          {t(`settings.tabs.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}

/** What was changed, at the foot of a page. */
export function SaveBar({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const count = drafts.dirty.length;
  return (
    <div className={styles.foot} role="status">
      {drafts.saved && count === 0 && <p className={styles.saved}>{t('settings.saved')}</p>}
      {drafts.saveError && (
        <Banner tone="poor" title={t('settings.saveFailed', { message: drafts.saveError })}>
          <p className={styles.code}>SAVE_ERROR · {t('settings.kept')}</p>
        </Banner>
      )}
      {count > 0 && (
        <div className={styles.saveBar}>
          <p>{t('settings.changed')}</p>
          <Button variant="outlined" disabled={drafts.isSaving} onClick={drafts.discard}>
            {t('settings.discard')}
          </Button>
          <Button variant="contained" disabled={drafts.isSaving} onClick={() => void drafts.save()}>
            {t(drafts.isSaving ? 'app.action.saving' : 'app.action.save')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Nothing that was typed is lost by a click on a link. */
export function LeaveGuard({ drafts }: { drafts: Drafts }) {
  const t = useText();
  const isDirty = drafts.dirty.length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
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
