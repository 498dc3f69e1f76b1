import { lazyView } from '../../components/lazy-view';

export const InboxPage = lazyView(() => import('./InboxPage'), 'InboxPage');
