import { integer } from '../../format/format';

/** The end of an axis: the next 1, 2 or 5 times a power of ten, at least `least`. */
export function niceEnd(max: number, least = 5): number {
  const wanted = Math.max(max, least);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  return step * power;
}

/** The five steps of an axis and its zero. */
export const stepsOf = (end: number): number[] => [0, 1, 2, 3, 4, 5].map((step) => (end * step) / 5);

/** At most `most` of so many positions, evenly spread, the first and the last among them. */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}

/** A number over a mark that is `room` pixels wide: thousands are rounded where it would not fit. */
export const labelIn = (value: number, room: number): string =>
  value >= 1000 && integer(value).length * 8 > room ? `${Math.round(value / 1000)}\u202fk` : integer(value);

/** Words cut to a width, at 13 px. */
export function cutTo(words: string, width: number): string {
  const most = Math.max(4, Math.floor(width / 7.2));
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
}
