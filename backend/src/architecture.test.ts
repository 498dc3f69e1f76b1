import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/where-is.md'), 'utf8');
const section = text;
const rows = [...section.matchAll(/^\| (.+?) \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, behaviour, guess, file]) => [
  behaviour,
  guess,
  file,
]);

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
