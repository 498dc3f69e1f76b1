import { lazyView } from './components/lazy-view';

export const DashboardPage = lazyView(() => import('./dashboard/Dashboard'), 'Dashboard');
export const AccountPage = lazyView(() => import('./pages/account/AccountPage'), 'AccountPage');
export const AnalyticsPage = lazyView(() => import('./analytics/Analytics'), 'Analytics');
