import { lazyView } from '../../components/lazy-view';

export const suppressions = {
  name: 'suppressions',
  list: lazyView(() => import('./SuppressionList'), 'SuppressionList'),
};
