import { CanAccess, CustomRoutes } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { lazyView } from '../components/lazy-view';
import { AccessDeniedPage } from '../layout/MessagePages';

const GeneralTab = lazyView(() => import('./settings/GeneralTab'), 'GeneralTab');
const TranslationsTab = lazyView(() => import('./settings/TranslationsTab'), 'TranslationsTab');
const ApisTab = lazyView(() => import('./settings/ApisTab'), 'ApisTab');
const MailTab = lazyView(() => import('./settings/MailTab'), 'MailTab');
const SecurityTab = lazyView(() => import('./settings/SecurityTab'), 'SecurityTab');
const SeoTab = lazyView(() => import('./settings/SeoTab'), 'SeoTab');

const TABS = [
  ['general', <GeneralTab key="general" />],
  ['translations', <TranslationsTab key="translations" />],
  ['apis', <ApisTab key="apis" />],
  ['mail', <MailTab key="mail" />],
  ['security', <SecurityTab key="security" />],
  ['seo', <SeoTab key="seo" />],
] as const;

/** The settings, a page for each tab. */
export const settingsRoutes = (
  <CustomRoutes>
    <Route path="/settings" element={<Navigate to="/settings/general" replace />} />
    {TABS.map(([name, tab]) => (
      <Route
        key={name}
        path={`/settings/${name}`}
        element={
          <CanAccess action="list" resource="settings" accessDenied={<AccessDeniedPage />}>
            {tab}
          </CanAccess>
        }
      />
    ))}
  </CustomRoutes>
);
