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

export const PERIODS = ['upcoming', 'past', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Days are cut in Zurich: today's calls are among those to come until the evening. */
export function withPeriod(
  { start_at_gte: _from, start_at_lt: _to, ...others }: AppointmentFilters,
  period: Period,
  now: Date,
): AppointmentFilters {
  const today = zurichMidnight(zurichDay(now));
  if (period === 'upcoming') return { ...others, start_at_gte: today };
  return period === 'past' ? { ...others, start_at_lt: today } : others;
}

export function periodOf({ start_at_gte, start_at_lt }: AppointmentFilters): Period {
  if (start_at_gte) return 'upcoming';
  return start_at_lt ? 'past' : 'all';
}
