import { Problem } from '../../common/errors.js';
import { pluralForm } from '../../rules/figures.rules.js';
import { type TranslatableMessage, translatable } from '../../rules/language.rules.js';

/** 429 with the time to wait, in the header and in words. */
export function tooManyRequests(seconds: number): Problem {
  const message = translatable`Trop de demandes en peu de temps. Réessayez ${inWords(seconds)}.`;
  return new Problem(429, 'rate_limited', 'Too many requests', message, undefined, { 'retry-after': String(seconds) });
}

/** « dans 45 secondes », « dans 12 minutes », « dans 3 heures ». */
export function inWords(seconds: number): TranslatableMessage {
  if (seconds < 90) return pluralForm(seconds, translatable`dans ${seconds} seconde`, translatable`dans ${seconds} secondes`);
  // never one of them: that is said in the smaller unit
  return seconds < 90 * 60 ? translatable`dans ${Math.ceil(seconds / 60)} minutes` : translatable`dans ${Math.ceil(seconds / 3600)} heures`;
}
