import { useAnswer } from '../../api/ask';

/** The campaigns that a prospect may be put into, the newest first. */
export const useCampaigns = () => useAnswer('GET admin/campaigns', { sort: ['created_at', 'DESC'], range: [0, 99] }, { retry: false });
