import { lazyView } from '../../components/lazy-view';

export const emailCampaigns = {
  name: 'email-campaigns',
  list: lazyView(() => import('./EmailCampaigns'), 'EmailCampaigns'),
};
