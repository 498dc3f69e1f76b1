import { statisticsOf } from './campaign-statistics.js';

const own = { sent: 3, seen: 2, quiz: 1, unsubscribed: 0 };
const reported = { opened: 1, clicked: 0, replied: 1, bounced: 3, complained: 0, gateway: 1 };

const PROVIDER = { provider: true, mailbox: false };

it('rates are shares of the sent ones, never divided by 0', () => {
  const { rates } = statisticsOf(own, reported, PROVIDER);
  expect(rates).toEqual({ seen: 66.7, quiz: 33.3, open: 33.3, click: 0, reply: 33.3, bounce: 100 });
  expect(statisticsOf({ ...own, sent: 0 }, reported, PROVIDER).rates.open).toBe(100);
});

it('our own server measures neither openings, clicks nor answers, and returns only through a mailbox', () => {
  const blind = { opened: null, clicked: null, complained: null, gateway: null };
  const nothing = { ...reported, opened: 0, replied: 0, bounced: 0, gateway: 0 };
  expect(statisticsOf(own, nothing, { provider: false, mailbox: false })).toEqual({
    ...{ ...own, ...blind, replied: null, bounced: null },
    rates: { seen: 66.7, quiz: 33.3, open: null, click: null, reply: null, bounce: null },
  });
  expect(statisticsOf(own, reported, { provider: false, mailbox: true })).toMatchObject({
    ...blind,
    replied: null,
    bounced: 3,
    rates: { open: null, reply: null, bounce: 100 },
  });
});
