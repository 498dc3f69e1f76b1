/** The end of an axis: the next 1, 2 or 5 times a power of ten, at least `least`. */
export function niceEnd(max: number, least = 5): number {
  const wanted = Math.max(max, least);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  return step * power;
}

/** A line through values, evenly spread over the width, 0 at the bottom. */
export function linePath(values: readonly number[], end: number, width: number, height: number): string {
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${xAt(index, values.length, width)} ${yAt(value, end, height)}`).join('');
}

export const xAt = (index: number, count: number, width: number): number =>
  count < 2 ? width / 2 : Math.round((index / (count - 1)) * width * 10) / 10;

export const yAt = (value: number, end: number, height: number): number => Math.round((height - (value / end) * height) * 10) / 10;
