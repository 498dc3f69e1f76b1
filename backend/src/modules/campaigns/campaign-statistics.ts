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
interface ToldCounts {
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
export function statisticsOf(own: OwnCounts, told: ToldCounts, measuredBy: { provider: boolean; mailbox: boolean }): CampaignStatistics {
  const fromProvider = measuredBy.provider;
  const fromMailbox = fromProvider || measuredBy.mailbox;
  const measured: Measured = {
    ...own,
    opened: fromProvider ? told.opened : null,
    clicked: fromProvider ? told.clicked : null,
    replied: fromProvider ? told.replied : null,
    bounced: fromMailbox ? told.bounced : null,
    complained: fromProvider ? told.complained : null,
    gateway: fromProvider ? told.gateway : null,
  };
  return { ...measured, rates: ratesOf(measured) };
}

/** Shares in percent of the sent messages, to a tenth; the divisor is at least 1 (specification 3, section 4). */
function ratesOf({ sent, seen, quiz, opened, clicked, replied, bounced }: Measured): CampaignStatistics['rates'] {
  const share = (count: number) => Math.round((count / Math.max(1, sent)) * 1000) / 10;
  const told = (count: number | null) => (count === null ? null : share(count));
  return { seen: share(seen), quiz: share(quiz), open: told(opened), click: told(clicked), reply: told(replied), bounce: told(bounced) };
}
