import type { ComponentType } from 'react';
import { CanAccess, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { lazyView } from '../components/lazy-view';
import { AccessDeniedPage } from '../layout/MessagePages';

const PAGES: [path: string, resource: string, Page: ComponentType][] = [
  ['/readiness', 'settings', lazyView(() => import('./tools/ReadinessPage'), 'ReadinessPage')],
  ['/monitoring', 'tools', lazyView(() => import('./tools/MonitoringPage'), 'MonitoringPage')],
  ['/site-analysis', 'tools', lazyView(() => import('./tools/SiteAnalysisPage'), 'SiteAnalysisPage')],
  ['/test-api', 'tools', lazyView(() => import('./tools/KeyTestPage'), 'KeyTestPage')],
  ['/test-edge', 'tools', lazyView(() => import('./tools/FunctionTestPage'), 'FunctionTestPage')],
  ['/test-keywords', 'tools', lazyView(() => import('./tools/KeywordTestPage'), 'KeywordTestPage')],
  ['/test-ai', 'tools', lazyView(() => import('./tools/AiTestPage'), 'AiTestPage')],
  ['/settings/development', 'settings', lazyView(() => import('./settings/DevelopmentTab'), 'DevelopmentTab')],
  ['/personal-data', 'personal-data', lazyView(() => import('./personal-data/PeoplePage'), 'PeoplePage')],
  ['/personal-data/retention', 'personal-data', lazyView(() => import('./personal-data/RetentionPage'), 'RetentionPage')],
];

/** The pages of the tools; the server asks for the same roles again. */
export const toolRoutes = (
  <CustomRoutes>
    {PAGES.map(([path, resource, Page]) => (
      <Route
        key={path}
        path={path}
        element={
          <CanAccess action="list" resource={resource} accessDenied={<AccessDeniedPage />}>
            <Page />
          </CanAccess>
        }
      />
    ))}
  </CustomRoutes>
);
