import { GOALS, type Goal, type RowName } from './goals.ts';
import type { BenchProduct } from './product.ts';

/** One side of a row: what is told of it, and the processor that each answer (or the whole work) took. */
export interface Side {
  /** Answers per second, seconds, or a figure as the row's name says. */
  value: number;
  p99?: number;
  /** ms of the program and of PostgreSQL. */
  program?: number;
  postgres?: number;
}

export interface Row {
  name: RowName;
  product: Side;
  baseline?: Side;
}

/** What the rows are measured with. */
export interface Bench {
  product: BenchProduct;
  isFull: boolean;
  rounds: number;
  seconds: number;
  profile: string | undefined;
  wants(...names: RowName[]): boolean;
}

/** Both sides in turns, so that whatever else the machine does meets both; of each figure the one in the middle. */
export async function inTurns(rounds: number, baseline: () => Promise<Side>, product: () => Promise<Side>): Promise<Omit<Row, 'name'>> {
  const [theirs, ours]: [Side[], Side[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await product());
    theirs.push(await baseline());
  }
  return { product: middle(ours), baseline: middle(theirs) };
}

function middle(sides: readonly Side[]): Side {
  const of = (name: keyof Side) => {
    const values = sides.flatMap((side) => side[name] ?? []).sort((a, b) => a - b);
    return values.length > 0 ? { [name]: values[values.length >> 1] } : {};
  };
  return { value: 0, ...of('value'), ...of('p99'), ...of('program'), ...of('postgres') };
}

/** Prints a row beside its goal; false = worse than the goal, or than what is held until it is reached. */
export function judged({ name, product, baseline }: Row): boolean {
  const goal: Goal = GOALS[name];
  const isRate = goal.atLeast !== undefined;
  const spent = (side: Side) => (side.program ?? 0) + (side.postgres ?? 0);
  const byClock = baseline ? product.value / baseline.value : product.value;
  // of rates the processor's part of each answer is turned round, so that more is better as with the clock
  const byProcessor = baseline && (isRate ? spent(baseline) / spent(product) : spent(product) / spent(baseline));
  const ratio = goal.by === 'figure' ? product.value : (goal.by === 'processor' && byProcessor) || byClock;
  const meets = (bound: number | undefined) => bound === undefined || (isRate ? ratio >= bound : ratio <= bound);
  const [wanted, held] = [goal.atLeast ?? goal.atMost, goal.today];
  const isReached = meets(wanted);
  const verdict = isReached ? 'reached' : meets(held) && held !== undefined ? `held at ${held}` : 'WORSE';
  const ratios = baseline ? `ratio ${digits(byClock)}${byProcessor ? `, by processor ${digits(byProcessor)}` : ''}` : '';
  console.log(`${goal.work}\n    product   ${told(product)}${baseline ? `\n    baseline  ${told(baseline)}` : ''}`);
  console.log(`    ${ratios}${ratios && '; '}wanted ${isRate ? '≥' : '≤'} ${wanted}: ${verdict}`);
  if (goal.tailAtMost && product.p99 && baseline?.p99) {
    const tail = product.p99 / baseline.p99;
    console.log(`    p99 ${digits(tail)} times; wanted ≤ ${goal.tailAtMost}: ${tail <= goal.tailAtMost ? 'reached' : 'not reached'}`);
  }
  return verdict !== 'WORSE';
}

const told = ({ value, p99, program, postgres }: Side): string =>
  [
    digits(value).padStart(9),
    p99 === undefined ? '' : `p99 ${digits(p99)} ms`,
    program === undefined ? '' : `processor ${digits(program)} ms`,
    postgres === undefined ? '' : `PostgreSQL ${digits(postgres)} ms`,
  ]
    .filter(Boolean)
    .join('   ');

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3));
