import { useApiQuery } from '../../api/call-api';

/** The campaigns that a prospect may be put into, the newest first. */
export const useCampaigns = () => useApiQuery('GET admin/campaigns', { sort: ['created_at', 'DESC'], range: [0, 99] }, { retry: false });
