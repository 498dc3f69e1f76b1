import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageTitle } from '../../components/PageTitle';
import { useText } from '../../i18n/use-text';
import settings from '../settings/settings.module.css';

const TABS = { people: '/personal-data', retention: '/personal-data/retention' } as const;

/** The frame of the personal data pages: persons, or retention periods. */
export function PersonalDataPage({ tab, children }: { tab: keyof typeof TABS; children: ReactNode }) {
  const t = useText();
  const title = t('personalData.title');
  return (
    <>
      <PageTitle>{`${t(`personalData.tabs.${tab}`)} · ${title}`}</PageTitle>
      <h1>{title}</h1>
      <p className="grey measure">{t('personalData.lead')}</p>
      <nav className={settings.tabs} aria-label={title}>
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((name) => (
          <NavLink key={name} to={TABS[name]} end>
            {t(`personalData.tabs.${name}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
