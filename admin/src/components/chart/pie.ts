export interface Slice {
  index: number;
  /** An SVG path around 0/0 with radius 1. */
  path: string;
  /** 0–1 */
  share: number;
}

/** The slices of a pie from the top, clockwise; nothing for a value of 0. */
export function slicesOf(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.flatMap((value, index) => {
    if (value <= 0) return [];
    const share = value / total;
    const end = start + share;
    const [from, to] = [pointAt(start), pointAt(end)];
    // one arc cannot go all the way round
    const path =
      share === 1 ? 'M0 -1A1 1 0 0 1 0 1A1 1 0 0 1 0 -1Z' : `M0 0L${from.x} ${from.y}A1 1 0 ${share > 0.5 ? 1 : 0} 1 ${to.x} ${to.y}Z`;
    start = end;
    return { index, path, share };
  });
}

function pointAt(turn: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI;
  return { x: round(Math.sin(angle)), y: round(-Math.cos(angle)) };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000 || 0;
