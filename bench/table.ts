import { GOALS, type Goal, type RowName } from './goals.ts';

export interface Figure {
  name: RowName;
  product: number;
  /** The plain way, measured in turns with the product. */
  plain?: number;
}

const ratioOf = ({ product, plain }: Figure): number | undefined => (plain === undefined ? undefined : product / plain);

/** Returns whether a figure reaches its goal; one that could not be measured does not. */
export function meets(figure: Figure): boolean {
  const { by, atLeast, atMost }: Goal = GOALS[figure.name];
  const value = by === 'ratio' ? (ratioOf(figure) ?? Number.NaN) : figure.product;
  return atLeast === undefined ? value <= (atMost ?? Number.NaN) : value >= atLeast;
}

const HEAD = ['row', 'what', 'product', 'plain', 'ratio', 'goal', ''];

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, by, atLeast, atMost }: Goal = GOALS[figure.name];
    const ratio = ratioOf(figure);
    const goal = `${atLeast === undefined ? '≤' : '≥'} ${atLeast ?? atMost} ${by === 'ratio' ? '×' : unit}`;
    const product = `${digits(figure.product)} ${unit}`;
    const plain = figure.plain === undefined ? '' : `${digits(figure.plain)} ${unit}`;
    return [figure.name, what, product, plain, ratio === undefined ? '' : ratio.toFixed(2), goal, meets(figure) ? 'reached' : 'MISSED'];
  });
  const widths = HEAD.map((head, column) => Math.max(...[head, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)));
  return [HEAD, ...rows].map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

/** Value below which a part (0–1) of the numbers lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Measures both sides in turns, so that other work of the machine meets both; returns the median of each. */
export async function alternating(
  rounds: number,
  product: () => Promise<number>,
  plain: () => Promise<number>,
): Promise<{ product: number; plain: number }> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await product());
    theirs.push(await plain());
  }
  return { product: median(ours), plain: median(theirs) };
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
