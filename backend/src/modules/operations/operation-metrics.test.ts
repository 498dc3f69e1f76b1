import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from './operation-metrics.service.js';

const documented = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8').replaceAll(
  /`(\w+_this_|\w+_per_)day(\{vendor\})`, `…_(?:this|per)_month`/g,
  '`$1day$2` `$1month$2`',
);

it.each(FIGURES.map(({ name, labels }): [string] => [labels ? `${name}{${labels.join(',')}}` : name]))('%s is documented', (figure) => {
  expect(documented).toContain(`\`${figure}\``);
});

it('names units in the way of Prometheus, once each', () => {
  const names = FIGURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /_(ms|minutes|hours|bytes_mb|count)(_|$)/.test(name))).toEqual([]);
});
