import { longDate } from '../../common/local-time.js';
import { action, type Block, facts, list, paragraph } from '../../common/mail/email-blocks.js';
import { say, type Words } from '../../common/mail/email-text.js';
import { localTime } from '../../rules/dates.rules.js';

export interface Digest {
  /** The day it is sent. */
  day: Date;
  /** By people, not link scanners; last 24 hours. */
  visitors: number;
  quizzes: number;
  auditRequests: number;
  hottest: readonly { company: string; what: string; url: string }[];
  calls: readonly { company: string; start: Date; telephone: string | null }[];
  /** E-mails that failed or must be checked. */
  stuckMails: number;
  homeUrl: string;
}

/** Returns whether the digest is empty. */
export const isEmptyDigest = ({ visitors, quizzes, auditRequests, calls, stuckMails }: Digest): boolean =>
  visitors + quizzes + auditRequests + calls.length + stuckMails === 0;

/** To the agency, each morning: what happened and what the day brings. */
export function digestMail(digest: Digest): { subject: string; letter: Block[] } {
  const { day, visitors, quizzes, auditRequests, hottest, calls, stuckMails, homeUrl } = digest;
  const blocks = [
    paragraph(say`Bonjour,`),
    paragraph(say`Ces dernières 24 heures :`),
    facts({
      'Prospects venus sur leur page': String(visitors),
      'Quiz terminés': String(quizzes),
      'Demandes d’audit en attente': String(auditRequests),
      'E-mails à vérifier': stuckMails > 0 ? String(stuckMails) : null,
    }),
    ...(hottest.length > 0 ? [paragraph(say`À rappeler en premier :`), ...hottest.flatMap(leadLines)] : []),
    ...(calls.length > 0 ? [paragraph(say`Vos appels du jour :`), list(...calls.map(callLine))] : []),
    action(homeUrl),
  ];
  return { subject: `Vos prospects, ${longDate(day)}`, letter: blocks };
}

const leadLines = ({ company, what, url }: Digest['hottest'][number]): Block[] => [list(say`${company} ${what}.`), action(url)];
const callLine = ({ company, start, telephone }: Digest['calls'][number]): Words =>
  say`${localTime(start)}, ${company}${telephone ? `, ${telephone}` : ''}`;
