import type { CampaignStatistics } from './campaign.contract.js';

type Measured = Omit<CampaignStatistics, 'rates'>;

/** What our own pages and lists tell of every recipient, whoever delivered the message. */
interface OwnCounts {
  sent: number;
  seen: number;
  quiz: number;
  unsubscribed: number;
}
/** What somebody else must tell us. */
interface ReportedCounts {
  opened: number;
  clicked: number;
  replied: number;
  bounced: number;
  complained: number;
  gateway: number;
}

/**
 * The figures of a campaign; null is what its channel cannot measure. Our own server hands a message over and hears no more of it:
 * returns are known once a mailbox is read, openings, clicks and answers never (the e-mail carries neither pictures nor counted links).
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
