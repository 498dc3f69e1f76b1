import type { CampaignRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const campaigns = {
  name: 'campaigns',
  list: lazyView(() => import('./CampaignList'), 'CampaignList'),
  create: lazyView(() => import('./CampaignCreate'), 'CampaignCreate'),
  show: lazyView(() => import('./CampaignShow'), 'CampaignShow'),
  recordRepresentation: ({ name }: CampaignRecord) => name,
};
