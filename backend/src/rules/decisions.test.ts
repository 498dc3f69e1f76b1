import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'docs/decisions');
const read = (file: string): string => readFileSync(file, 'utf8');

const index = read(join(FOLDER, 'README.md'));
const records = readdirSync(FOLDER).filter((name) => name !== 'README.md');

/** Every file of the three parts and of the documents that may cite a decision. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist', '.astro'].includes(entry.name) ? [] : filesUnder(path);
    return /\.(ts|tsx|astro|md|css)$/.test(entry.name) ? [path] : [];
  });
}
const files = ['backend/src', 'backend/test', 'admin/src', 'microsite/src', 'docs'].flatMap((part) => filesUnder(join(ROOT, part)));

describe('records of docs/decisions', () => {
  it('have each a number of its own, the one of their title', () => {
    const numbers = records.map((name) => Number(name.slice(0, 4)));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of records) expect(read(join(FOLDER, name))).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  });

  it('stand all in the index', () => {
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('what cites', () => {
  it('a decision names one of the owner’s, as the index lists them', () => {
    const listed = new Set([...index.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number));
    const cited = files.flatMap((file) => [...read(file).matchAll(/\b[Dd]ecisions? (\d+)/g)].map(([, number]) => ({ file, number })));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ number }) => !listed.has(number))).toEqual([]);
  });

  it('a document of ours leads to one that is there', () => {
    const documents = files.filter((file) => file.endsWith('.md'));
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => ({ file, target: target ?? '' })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ file, target }) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });
});
