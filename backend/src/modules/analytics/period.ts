import { localInstant } from '../../common/local-time.js';
import { localDate } from '../../rules/dates.rules.js';

export interface Period {
  from: string | null;
  to: string | null;
}

/** Half-open range of instants. */
export interface Span {
  from: Date;
  before: Date;
}

const VISIT_DAYS = 30;
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** A calendar day later or earlier; days of the calendar have no zone. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A day of the agency's zone: 23 to 25 hours. */
export const daySpan = (day: string): Span => ({ from: localInstant(day, '00:00'), before: localInstant(addDays(day, 1), '00:00') });

/** When prospects of the period were added; open at both ends without a period. */
export const addedWithin = ({ from, to }: Period): { from: Date | null; before: Date | null } => ({
  from: from === null ? null : daySpan(from).from,
  before: to === null ? null : daySpan(to).before,
});

/** As many days right before a period that has both ends. */
export function periodBefore({ from, to }: Period): { from: string; to: string } | null {
  if (from === null || to === null) return null;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Returns the days of the period, its last 30 without a begin. */
export function visitDays({ from, to }: Period, now: Date): string[] {
  const today = localDate(now);
  const last = to ?? (from !== null && from > today ? from : today);
  const earliest = addDays(last, 1 - (from === null ? VISIT_DAYS : MAX_DAYS));
  const first = from !== null && from > earliest ? from : earliest;
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
