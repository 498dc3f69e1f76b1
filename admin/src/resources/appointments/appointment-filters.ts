import type { AppointmentStatus } from '../../api/types';
import { zurichDay, zurichMidnight } from '../../format/format';

/** What the list can be filtered by; the names are the server's. */
export interface AppointmentFilters {
  q?: string;
  status?: AppointmentStatus;
  /** Midnight in Zurich. */
  start_at_gte?: string;
  start_at_lt?: string;
}

export const PERIODS = ['upcoming', 'week', 'day', 'past', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS;

/** Days are cut in Zurich: today's calls are among those to come until the evening. */
export function withPeriod(filters: AppointmentFilters, period: Period, now: Date): AppointmentFilters {
  const { start_at_gte: _from, start_at_lt: _to, ...others } = filters;
  const today = zurichDay(now);
  if (period === 'week') return withSpan(filters, addDays(today, -weekdayOf(today)), WEEK_DAYS);
  if (period === 'day') return withSpan(filters, today, 1);
  if (period === 'upcoming') return { ...others, start_at_gte: zurichMidnight(today) };
  return period === 'past' ? { ...others, start_at_lt: zurichMidnight(today) } : others;
}

function withSpan(filters: AppointmentFilters, from: string, days: number): AppointmentFilters {
  return { ...filters, start_at_gte: zurichMidnight(from), start_at_lt: zurichMidnight(from, days) };
}

/** The days of the agenda that the filters ask for; none when they ask for a list. */
export function daysOf({ start_at_gte, start_at_lt }: AppointmentFilters): string[] {
  if (!start_at_gte || !start_at_lt) return [];
  const first = zurichDay(start_at_gte);
  const count = Math.round((Date.parse(zurichDay(start_at_lt)) - Date.parse(first)) / DAY_MS);
  return Array.from({ length: Math.max(0, Math.min(count, WEEK_DAYS)) }, (_, index) => addDays(first, index));
}

/** The week or day before (-1) or after (1). */
export function shifted(filters: AppointmentFilters, step: 1 | -1): AppointmentFilters {
  const days = daysOf(filters);
  const [first] = days;
  return first ? withSpan(filters, addDays(first, step * days.length), days.length) : filters;
}

export function periodOf(filters: AppointmentFilters): Period {
  const days = daysOf(filters).length;
  if (days > 0) return days === 1 ? 'day' : 'week';
  if (filters.start_at_gte) return 'upcoming';
  return filters.start_at_lt ? 'past' : 'all';
}
