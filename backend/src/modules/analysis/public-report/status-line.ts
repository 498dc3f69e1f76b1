import { showPhone } from '../../../common/phone.js';
import { agendaLine, type CallTopic, topicWords } from '../../../rules/call-agenda.rules.js';
import { localDate, localTime } from '../../../rules/dates.rules.js';
import { t } from '../../../rules/language.rules.js';
import { pagePath } from '../../../rules/routes.rules.js';
import { auditWords, callWords, referralWords, spokenMoment, trueUntil } from '../../../rules/status-line.rules.js';
import type { StatusLine } from './public-report.contract.js';
import type { Requests } from './request-states.queries.js';

/** What the booked call is about, and which number is called unless another one was given. */
export interface CallFacts {
  topics: readonly CallTopic[];
  telephone: string | null;
}

/** Composes the status of a prospect's requests and the available actions. */
export function statusLine(token: string, { audit, call, referral }: Requests, now: Date, facts: CallFacts): StatusLine {
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
  const details = isAhead ? callDetails(call, now, facts) : { call: null, telephone: null, agenda: null };
  return { items, ...details, calendarHref, bookingHref, until };
}

function callDetails({ start, telephone }: NonNullable<Requests['call']>, now: Date, facts: CallFacts) {
  const number = telephone ?? facts.telephone;
  return {
    call: spokenMoment(start, now),
    telephone: number && showPhone(number),
    agenda: agendaLine({ day: localDate(start), time: localTime(start) }, topicWords(facts.topics)),
  };
}
