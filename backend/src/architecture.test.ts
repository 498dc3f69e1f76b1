import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const section = /## Where is …\?\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
const rows = [...section.matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(([, behaviour, word, file]) => [behaviour, word, file]);

describe('Where is …?', () => {
  it('tells the place of twenty behaviours', () => {
    expect(new Set(rows.map(([behaviour]) => behaviour)).size).toBe(20);
  });

  it.each(rows)('%s: « %s » stands in %s', (_behaviour, word = '', file = '') => {
    expect(readFileSync(join(root, file), 'utf8').toLowerCase()).toContain(word.toLowerCase());
  });
});

it('has one row in the glossary for one word', () => {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Bands')[0] ?? '';
  const words = [...glossary.matchAll(/^\| (.+?) \|/gm)].flatMap(([, word = '']) => word.split(', '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
