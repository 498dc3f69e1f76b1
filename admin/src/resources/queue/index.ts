import { lazyView } from '../../components/lazy-view';

export const QueuePage = lazyView(() => import('./QueuePage'), 'QueuePage');
