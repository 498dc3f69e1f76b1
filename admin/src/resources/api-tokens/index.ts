import { lazyView } from '../../components/lazy-view';

export const apiTokens = {
  name: 'api-tokens',
  list: lazyView(() => import('./ApiTokenList'), 'ApiTokenList'),
};
