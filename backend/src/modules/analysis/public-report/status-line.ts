import { t } from '../../../rules/language.rules.js';
import { pagePath } from '../../../rules/routes.rules.js';
import { auditWords, callWords, referralWords, spokenMoment, trueUntil } from '../../../rules/status-line.rules.js';
import type { StatusLine } from './public-report.contract.js';
import type { Requests } from './request-states.queries.js';

/** Composes the status of a prospect's requests and the available actions. */
export function statusLine(token: string, { audit, call, referral }: Requests, now: Date): StatusLine {
  const isAhead = call?.status === 'booked' && call.start > now;
  const bookingHref = pagePath('booking', token);
  const calendarHref = `/api/public/booking/calendar.ics?token=${encodeURIComponent(token)}`;
  const ahead = [
    { words: t`Déplacer`, href: bookingHref },
    { words: t`Agenda`, href: calendarHref },
  ];
  const missed = [{ words: t`Choisir un autre horaire`, href: bookingHref }];
  const states = [
    { kind: 'audit' as const, words: audit && auditWords(audit, now), links: [] },
    { kind: 'call' as const, words: call && callWords(call, now), links: isAhead ? ahead : call?.status === 'missed' ? missed : [] },
    { kind: 'referral' as const, words: referral && referralWords(referral), links: [] },
  ];
  const items = states.flatMap(({ words, ...item }) => (words ? [{ ...item, words }] : []));
  const until = items.length > 0 ? trueUntil(audit, call, now).toISOString() : null;
  return { items, call: isAhead ? spokenMoment(call.start, now) : null, calendarHref, bookingHref, until };
}
