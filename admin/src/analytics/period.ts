import type { TextKey } from '../i18n/use-text';

/** Days as date fields hold them; empty = open. */
export interface Period {
  from: string;
  to: string;
}

const MAX_DAYS = 366;

/** So many days up to today, both included. */
export const lastDays = (today: string, days: number): Period => ({
  from: new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10),
  to: today,
});

/** What is wrong with a period; null when the server takes it. */
export function problemOf({ from, to }: Period): TextKey | null {
  if (!from || !to) return null;
  if (to < from) return 'analytics.period.reversed';
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 >= MAX_DAYS ? 'analytics.period.long' : null;
}
