import { Problem } from '../../common/errors.js';

/** 429 with the time to wait, in the header and in words. */
export function tooManyRequests(seconds: number): Problem {
  const message = `Trop de demandes en peu de temps. Réessayez ${inWords(seconds)}.`;
  return new Problem(429, 'rate_limited', 'Too many requests', message, undefined, { 'retry-after': String(seconds) });
}

/** « dans 45 secondes », « dans 12 minutes », « dans 3 heures ». */
export function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 90 ? [seconds, 'seconde'] : seconds < 90 * 60 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'heure'];
  return `dans ${count} ${unit}${count > 1 ? 's' : ''}`;
}
