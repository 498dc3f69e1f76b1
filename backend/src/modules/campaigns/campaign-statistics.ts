import type { CampaignStatistics } from './campaign.contract.js';

type Measured = Omit<CampaignStatistics, 'rates'>;

/** Counts from our own pages and lists, for every channel. */
interface OwnCounts {
  sent: number;
  seen: number;
  quiz: number;
  unsubscribed: number;
}
/** Counts reported by the provider or the mailbox. */
interface ReportedCounts {
  opened: number;
  clicked: number;
  replied: number;
  bounced: number;
  complained: number;
  gateway: number;
}

/**
 * Returns the statistics of a campaign; null = not measurable by its channel. Our own server reports no openings, clicks or replies (the
 * e-mail has neither pixels nor tracked links), and bounces only if a mailbox is read.
 */
export function statisticsOf(
  own: OwnCounts,
  reported: ReportedCounts,
  measuredBy: { provider: boolean; mailbox: boolean },
): CampaignStatistics {
  const fromProvider = measuredBy.provider;
  const fromMailbox = fromProvider || measuredBy.mailbox;
  const measured: Measured = {
    ...own,
    opened: fromProvider ? reported.opened : null,
    clicked: fromProvider ? reported.clicked : null,
    replied: fromProvider ? reported.replied : null,
    bounced: fromMailbox ? reported.bounced : null,
    complained: fromProvider ? reported.complained : null,
    gateway: fromProvider ? reported.gateway : null,
  };
  return { ...measured, rates: ratesOf(measured) };
}

/** Shares in percent of the sent messages, to a tenth; the divisor is at least 1 (specification 3, section 4). */
function ratesOf({ sent, seen, quiz, opened, clicked, replied, bounced }: Measured): CampaignStatistics['rates'] {
  const share = (count: number) => Math.round((count / Math.max(1, sent)) * 1000) / 10;
  const reported = (count: number | null) => (count === null ? null : share(count));
  return {
    seen: share(seen),
    quiz: share(quiz),
    open: reported(opened),
    click: reported(clicked),
    reply: reported(replied),
    bounce: reported(bounced),
  };
}
