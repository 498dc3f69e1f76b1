import { lazyView } from '../../components/lazy-view';

export const ImportPage = lazyView(() => import('./ImportPage'), 'ImportPage');
