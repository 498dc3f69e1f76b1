import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from './operation-metrics.service.js';

const ROOT = join(import.meta.dirname, '../../../..');
const documented = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
/** Of other modules and of the library. */
const OTHERS = [
  'smartindex_build_info',
  'smartindex_scan_outcomes_total',
  'http_request_duration_seconds',
  'process_resident_memory_bytes',
];

it.each(FIGURES.map(({ name, labels }): [string] => [labels ? `${name}{${labels.join(',')}}` : name]))('%s is documented', (figure) => {
  expect(documented).toContain(`\`${figure}\``);
});

it('names units in the way of Prometheus, once each', () => {
  const names = FIGURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /_(ms|minutes|hours|bytes_mb|count)(_|$)/.test(name))).toEqual([]);
});

it('the dashboard of Grafana and the alerts ask for figures that exist', () => {
  const known = [...FIGURES.map(({ name }) => name), ...OTHERS];
  const dashboard = readFileSync(join(ROOT, 'deploy/grafana-dashboard.json'), 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets?: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = readFileSync(join(ROOT, 'deploy/prometheus-alerts.yaml'), 'utf8');
  const alerts = [...rules.matchAll(/expr: (.+?)(?:, for:| \})/g)].map(([, expr = '']) => expr);
  expect([asked.length > 10, alerts.length > 5]).toEqual([true, true]);
  const names = [...asked, ...alerts].flatMap((expr) => expr.match(/\b(?:smartindex|http|process)_\w+/g) ?? []);
  expect(names.filter((name) => !known.includes(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});
