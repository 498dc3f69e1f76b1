import type { CampaignStatistics } from './campaign.contract.js';

/** Shares in percent of the sent messages, to a tenth; the divisor is at least 1 (specification 3, section 4). */
export function ratesOf(counts: {
  sent: number;
  opened: number;
  clicked: number;
  replied: number;
  bounced: number;
}): CampaignStatistics['rates'] {
  const share = (count: number) => Math.round((count / Math.max(1, counts.sent)) * 1000) / 10;
  return { open: share(counts.opened), click: share(counts.clicked), reply: share(counts.replied), bounce: share(counts.bounced) };
}
