import { lazyView } from '../../components/lazy-view';

export const scans = {
  name: 'scans',
  list: lazyView(() => import('./ScanList'), 'ScanList'),
  show: lazyView(() => import('./ScanShow'), 'ScanShow'),
};
