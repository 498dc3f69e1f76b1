import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const tableOf = (document: string) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/^\| (.+?) \| `([^`]+)` \| `([^`]+)` \|$/gm)].map((row) => row.slice(1));
const rows = tableOf('docs/where-is.md');

const PARTS = ['backend/src', 'admin/src', 'microsite/src'];
const tree = PARTS.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`.toLowerCase()),
);
/** More paths with a word in them than a person reads. */
const TOO_MANY = 60;

describe('Where is …?', () => {
  it('tells the place of twenty behaviours and more', () => {
    expect(new Set(rows.map(([behaviour]) => behaviour)).size).toBeGreaterThan(20);
  });

  it.each(rows)('%s: « %s » leads to %s', (_behaviour, guess = '', file = '') => {
    const found = tree.filter((path) => path.includes(guess));
    expect(found).toContain(file.toLowerCase());
    expect(found.length).toBeLessThan(TOO_MANY);
  });
});

it('has one row in the glossary for one word', () => {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Bands')[0] ?? '';
  const words = [...glossary.matchAll(/^\| (.+?) \|/gm)].flatMap(([, word = '']) => word.split(', '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

describe('what users of such products expect', () => {
  const expected = tableOf('docs/expected.md');

  it('is a table of thirty', () => {
    expect(expected).toHaveLength(30);
  });

  it.each(expected)('%s: %s and its test are there', (_expected, file = '', test = '') => {
    expect([file, test].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
