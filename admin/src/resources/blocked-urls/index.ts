import type { BlockedUrlRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const blockedUrls = {
  name: 'blocked-urls',
  list: lazyView(() => import('./BlockedUrlList'), 'BlockedUrlList'),
  recordRepresentation: ({ url }: BlockedUrlRecord) => url,
};
