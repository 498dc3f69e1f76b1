import { Problem } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';

/** 429 with the time to wait, in the header and in words. */
export function tooManyRequests(seconds: number): Problem {
  const message = t`Trop de demandes en peu de temps. Réessayez ${inWords(seconds)}.`;
  return new Problem(429, 'rate_limited', 'Too many requests', message, undefined, { 'retry-after': String(seconds) });
}

/** « dans 45 secondes », « dans 12 minutes », « dans 3 heures ». */
export function inWords(seconds: number): string {
  if (seconds < 90) return seconds > 1 ? t`dans ${seconds} secondes` : t`dans ${seconds} seconde`;
  // never one of them: that is said in the smaller unit
  return seconds < 90 * 60 ? t`dans ${Math.ceil(seconds / 60)} minutes` : t`dans ${Math.ceil(seconds / 3600)} heures`;
}
