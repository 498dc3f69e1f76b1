import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { SettingKey } from '../../api/types';
import { LoadFailure } from '../../components/LoadFailure';
import { PageTitle } from '../../components/PageTitle';
import { serverMessage } from '../../form/server-errors';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { ShowWhenLoaded } from '../../layout/ShowWhenLoaded';
import { SettingsForm, useDocuments } from './documents';
import { IndexedPage } from './page-index';
import styles from './settings.module.css';

const TABS = ['general', 'translations', 'apis', 'mail', 'security', 'seo', 'development'] as const;
type Tab = (typeof TABS)[number];

/** A tab of the settings over its documents: what failed on top, what was changed at the foot. */
export function SettingsPage({ tab, keys, children }: { tab: Tab; keys: readonly SettingKey[]; children: ReactNode }) {
  const t = useText();
  const { stored, error, reload } = useDocuments(keys);
  return (
    <IndexedPage head={<SettingsHead tab={tab} />}>
      {error && (
        <LoadFailure title={t('settings.loadTitle')} onRetry={reload}>
          <p>{t('settings.loadFailed', { message: serverMessage(error) })}</p>
          <p className={styles.code}>LOAD_ERROR</p>
        </LoadFailure>
      )}
      {!stored && !error && <LoadingPage />}
      {stored && (
        <SettingsForm stored={stored}>
          <ShowWhenLoaded>{children}</ShowWhenLoaded>
        </SettingsForm>
      )}
    </IndexedPage>
  );
}

/** The name of the page, and the way between its tabs. */
export function SettingsHead({ tab }: { tab: Tab }) {
  const t = useText();
  return (
    <>
      <PageTitle>{`${t(`settings.tabs.${tab}`)} · ${t('settings.title')}`}</PageTitle>
      <h1>{t('settings.title')}</h1>
      <nav className={styles.tabs} aria-label={t('settings.title')}>
        {TABS.map((name) => (
          <NavLink key={name} to={`/settings/${name}`}>
            {t(`settings.tabs.${name}`)}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
