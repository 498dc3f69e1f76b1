import { lazyView } from '../../components/lazy-view';

export const actions = { name: 'actions', list: lazyView(() => import('./ActionList'), 'ActionList') };
