const NARROW_SPACE = '\u202f';

/** A time that is only an estimate, no finer than one: 40 s, 12 min, 3 h 20 min. */
export function approximateTime(seconds: number): string {
  if (seconds < 60) return `${Math.max(5, Math.ceil(seconds / 5) * 5)}${NARROW_SPACE}s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}${NARROW_SPACE}min`;
  const inTens = Math.round(minutes / 10) * 10;
  const rest = inTens % 60;
  return `${Math.floor(inTens / 60)}${NARROW_SPACE}h${rest ? ` ${rest}${NARROW_SPACE}min` : ''}`;
}
