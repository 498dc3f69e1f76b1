import { localTime, longDate } from '../../common/local-time.js';

export interface Digest {
  /** The day it is sent. */
  day: Date;
  /** People, not link scanners; of the last 24 hours. */
  visitors: number;
  quizzes: number;
  auditRequests: number;
  hottest: readonly { company: string; what: string; url: string }[];
  calls: readonly { company: string; start: Date; telephone: string | null }[];
  /** E-mails that failed or must be checked. */
  stuckMails: number;
  homeUrl: string;
}

/** Whether there is anything to say. */
export const isEmptyDigest = ({ visitors, quizzes, auditRequests, calls, stuckMails }: Digest): boolean =>
  visitors + quizzes + auditRequests + calls.length + stuckMails === 0;

/** To the agency, each morning: what happened and what the day brings. */
export function digestMail(digest: Digest): { subject: string; text: string } {
  const { day, visitors, quizzes, auditRequests, hottest, calls, stuckMails, homeUrl } = digest;
  const parts = [
    'Bonjour,',
    'Ces dernières 24 heures\u202f:',
    [
      `Prospects venus sur leur page\u202f: ${visitors}`,
      `Quiz terminés\u202f: ${quizzes}`,
      `Demandes d’audit en attente\u202f: ${auditRequests}`,
      ...(stuckMails > 0 ? [`E-mails à vérifier\u202f: ${stuckMails}`] : []),
    ].join('\n'),
    ...(hottest.length > 0
      ? ['À rappeler en premier\u202f:', hottest.map(({ company, what, url }) => `- ${oneLine(company)} ${what}. ${url}`).join('\n')]
      : []),
    ...(calls.length > 0 ? ['Vos appels du jour\u202f:', calls.map(callLine).join('\n')] : []),
    homeUrl,
  ];
  return { subject: `Vos prospects, ${longDate(day)}`, text: `${parts.join('\n\n')}\n` };
}

const callLine = ({ company, start, telephone }: Digest['calls'][number]): string =>
  `- ${localTime(start)}, ${oneLine(company)}${telephone ? `, ${telephone}` : ''}`;
const oneLine = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 200);
