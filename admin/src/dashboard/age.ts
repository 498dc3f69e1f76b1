import type { TextKey } from '../i18n/use-text';

/** How long something waits, in its largest whole unit. */
export function ageOf(since: string, now: string): { key: TextKey; count: number } {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (minutes < 60) return { key: 'dashboard.requests.minutes', count: minutes };
  if (minutes < 48 * 60) return { key: 'dashboard.requests.hours', count: Math.floor(minutes / 60) };
  return { key: 'dashboard.requests.days', count: Math.floor(minutes / 1440) };
}
