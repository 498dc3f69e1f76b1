import type { Bench, Row } from '../side-by-side.ts';
import { measureStarts } from './measured-starts.ts';

/** A web process until it is ready on a database that is, and at rest, beside an empty application of the same framework. */
export async function* start({ rounds, wants }: Bench): AsyncGenerator<Row> {
  if (!wants('start', 'memory')) return;
  const { warm, empty } = await measureStarts(rounds);
  console.log(
    `ready after ${warm.seconds.toFixed(1)} s, an empty Nest after ${empty.seconds.toFixed(1)} s with ${empty.rssMb.toFixed(0)} MB`,
  );
  yield { name: 'start', product: { value: warm.cpuSeconds }, baseline: { value: empty.cpuSeconds } };
  yield { name: 'memory', product: { value: warm.rssMb }, baseline: { value: empty.rssMb } };
}
