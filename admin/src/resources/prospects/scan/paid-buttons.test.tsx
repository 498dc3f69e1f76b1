import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pricesOf } from './ScanCost';

/** Orders that may lead to calls that somebody pays for; where their cost is said is what the test looks for. */
const PAID = [
  'POST admin/prospects/:id/scan',
  'POST admin/prospects/:id/analyses/:analysis',
  'POST admin/prospects/:id/neighbours/measurement',
  'POST admin/scans',
  'POST admin/ai-recommendations/:id/regenerate',
  'POST admin/ai-citations/:id/regenerate',
];
/** Files that only carry out what a button elsewhere orders, which says its cost; the key S is the button's. */
const SAID_ELSEWHERE = ['use-prospect-scan.ts', 'ProspectList.tsx', 'requests.ts'];

const SOURCE = join(import.meta.dirname, '../../..');

it('every file that starts a paid request shows its cost before', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name));
  const silent = files.filter((name) => {
    const text = readFileSync(join(SOURCE, name), 'utf8');
    const orders = PAID.some((request) => text.includes(`'${request}'`));
    return orders && !SAID_ELSEWHERE.some((known) => name.endsWith(known)) && !/<ScanCost|useCostText/.test(text);
  });
  expect(silent).toEqual([]);
});

it('a whole scan costs what its analyses do, a single one its own', () => {
  const price = (analysis: 'keywords' | 'citations' | 'cms', whole: boolean) => ({ analysis, whole, vendors: ['v'], cost: 1 });
  const all = [price('keywords', true), price('cms', true), price('citations', false)];
  expect(pricesOf(all, 'whole').map(({ analysis }) => analysis)).toEqual(['keywords', 'cms']);
  expect(pricesOf(all, ['citations']).map(({ analysis }) => analysis)).toEqual(['citations']);
});
