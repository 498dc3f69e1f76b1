import { dayAndMonth, localDate, localTime, weekdayName, zoneOffset } from './dates.rules.js';
import { t, wordsBy } from './language.rules.js';

/** States of a prospect's requests, in the same words for its pages and for staff. */

/** An audit is promised within 24 hours (specification 1, section 9). */
const PROMISE_MS = 24 * 3_600_000;
const DAY_MS = 86_400_000;

export const promisedBy = (requestedAt: Date): Date => new Date(requestedAt.getTime() + PROMISE_MS);

/** Message of each state for the requesting person. */
export const AUDIT_WORDS = wordsBy({
  pending: () => t`reçue`,
  in_progress: () => t`en préparation`,
  completed: () => t`envoyée`,
  cancelled: () => t`annulée`,
});
const REFERRAL_WORDS = wordsBy({
  pending: () => t`Analyse transmise à votre collègue.`,
  contacted: () => t`Analyse transmise à votre collègue, que nous avons contacté.`,
  converted: () => t`Votre recommandation a abouti, merci.`,
});

export interface RequestedAudit {
  status: keyof typeof AUDIT_WORDS;
  requestedAt: Date;
  /** When its e-mail was sent; null = unknown. */
  sentAt: Date | null;
}

export interface BookedCall {
  status: 'booked' | 'held' | 'cancelled' | 'missed';
  start: Date;
  end: Date;
}

const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** « lundi 30 novembre », with its year where that is another one. */
function dayInWords(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return t.as('jour')`${weekdayName(day)} ${dayAndMonth(day)}${year}`;
}

const NEAR: Readonly<Record<number, () => string>> = { [-1]: () => t`hier`, 0: () => t`aujourd’hui`, 1: () => t`demain` };

/** « demain à 14:00 », « lundi 30 novembre à 09:30 »; Swiss time. */
export function spokenMoment(instant: Date, now: Date): string {
  const [day, today] = [localDate(instant), localDate(now)];
  const days = (startOfDay(day) - startOfDay(today)) / DAY_MS;
  return t`${NEAR[days]?.() ?? dayInWords(day, today)} à ${localTime(instant)}`;
}

/** « demain », « lundi 30 novembre »: the day alone; null for today. */
function laterDay(instant: Date, now: Date): string | null {
  const [day, today] = [localDate(instant), localDate(now)];
  const days = (startOfDay(day) - startOfDay(today)) / DAY_MS;
  return days < 1 ? null : (NEAR[days]?.() ?? dayInWords(day, today));
}

/** When today ends in Switzerland: its clocks change at one o’clock UTC, never at midnight. */
function endOfDay(now: Date): Date {
  const midnight = new Date(startOfDay(localDate(now)) + DAY_MS);
  return new Date(midnight.getTime() - zoneOffset(new Date(midnight.getTime() - 2 * 3_600_000)));
}

export function auditWords({ status, requestedAt, sentAt }: RequestedAudit, now: Date): string {
  const said = t`Demande d’audit\u202f: ${AUDIT_WORDS[status]}.`;
  if (status === 'cancelled') return said;
  if (status === 'completed') return sentAt ? t`${said} PDF parti par e-mail ${spokenMoment(sentAt, now)}.` : said;
  const promised = promisedBy(requestedAt);
  const when = spokenMoment(promised, now);
  if (promised <= now) return t`${said} PDF en retard, promis pour ${when}.`;
  const day = laterDay(promised, now);
  return day ? t`${said} PDF promis d’ici ${day}.` : t`${said} PDF promis pour ${when}.`;
}

/** Returns null once the call is past. */
export function callWords({ status, start, end }: BookedCall, now: Date): string | null {
  if (status === 'missed') return t`Appel manqué.`;
  return status === 'booked' && end > now ? t`Appel\u202f: ${spokenMoment(start, now)}, heure suisse.` : null;
}

export const referralWords = (status: keyof typeof REFERRAL_WORDS): string => REFERRAL_WORDS[status];

/** Until when these words are true: days go by their names, and promises and calls pass. */
export function trueUntil(audit: RequestedAudit | null, call: BookedCall | null, now: Date): Date {
  const marks = [endOfDay(now), ...(audit ? [promisedBy(audit.requestedAt)] : []), ...(call ? [call.start, call.end] : [])];
  return new Date(Math.min(...marks.filter((mark) => mark > now).map((mark) => mark.getTime())));
}
