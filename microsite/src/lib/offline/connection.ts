import { t } from '../../../../backend/src/rules/language.rules.ts';
import { pluralForm } from '../format.ts';

/** Words about the connection (specification 1, sections 8 and 9), letter for letter. */

export type Quality = 'offline' | 'excellent' | 'good' | 'poor';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const QUALITIES: Record<string, Quality> = { '4g': 'excellent', '3g': 'good', '2g': 'poor', 'slow-2g': 'poor' };

export const QUALITY_LABELS: Record<Quality, string> = {
  offline: t`hors ligne`,
  excellent: t`connexion excellente`,
  good: t`connexion bonne`,
  poor: t`connexion faible`,
};

/** `effectiveType` as the browser estimates it; unknown counts as good. */
export function qualityOf(isOnline: boolean, effectiveType: string | undefined): Quality {
  if (!isOnline) return 'offline';
  return QUALITIES[effectiveType ?? ''] ?? 'good';
}

/** How long the browser has been without a connection. `lastOnlineMs` null: not known. */
export function statusText(isOnline: boolean, lastOnlineMs: number | null, nowMs: number): string {
  if (isOnline) return t`En ligne`;
  const away = lastOnlineMs === null ? 0 : nowMs - lastOnlineMs;
  const units = [
    [DAY_MS, t.as('depuis')`jour`, t.as('depuis')`jours`],
    [HOUR_MS, t.as('depuis')`heure`, t.as('depuis')`heures`],
    [MINUTE_MS, t.as('depuis')`minute`, t.as('depuis')`minutes`],
  ] as const;
  for (const [size, one, many] of units) {
    const count = Math.floor(away / size);
    if (count >= 1) return t`Hors ligne depuis ${count} ${pluralForm(count, one, many)}`;
  }
  return t`Hors ligne depuis moins d'une minute`;
}
