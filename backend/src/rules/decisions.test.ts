import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'docs/decisions');
const read = (file: string): string => readFileSync(file, 'utf8');

const index = read(join(FOLDER, 'README.md'));
const records = readdirSync(FOLDER).filter((name) => name !== 'README.md');
/** A superseded record may refer to deleted files. */
const isSuperseded = (file: string): boolean => file.startsWith(FOLDER) && /superseded/i.test(read(file).split('\n', 12).join('\n'));

/** Every file of the three parts and of the documents that may cite a decision. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|dist|test-results|coverage|\..+)$/.test(entry.name) ? [] : filesUnder(path);
    return /\.(ts|tsx|mjs|astro|md|css|sql|json|yml)$/.test(entry.name) ? [path] : [];
  });
}
const files = ['backend/src', 'backend/test', 'admin/src', 'microsite/src', 'docs']
  .flatMap((part) => filesUnder(join(ROOT, part)))
  .filter((file) => !/\.(?:sql|json|yml)$/.test(file));

/** A document, or the comments of a source. */
const wordsOf = (file: string): string =>
  file.endsWith('.md')
    ? read(file)
    : read(file)
        .split('\n')
        .filter((line) => /\/\/|\/\*|^\s*\*/.test(line))
        .join('\n');

const EXTENSION = '\\.(?:tsx?|mjs|astro|css|md|sql|json|yml)';
const NAMED = new RegExp(
  `\`([\\w./-]*\\w${EXTENSION})\`|\\b((?:backend|admin|microsite|scripts|e2e|bench|docs)/[\\w./-]*\\w${EXTENSION})(?![\\w])`,
  'g',
);
/** Files of a former system, of an installation, and of Lighthouse. */
const NOT_OURS = ['reponses_quiz.json', 'docker-compose.override.yml', 'app/sbom.cdx.json', 'docs/variability.md'];

describe('records of docs/decisions', () => {
  it('have unique numbers that match their titles', () => {
    const numbers = records.map((name) => Number(name.slice(0, 4)));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of records) expect(read(join(FOLDER, name))).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  });

  it('are all listed in the index', () => {
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('a citation', () => {
  it('of a decision refers to one that the index lists', () => {
    const listed = new Set([...index.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number));
    const cited = files.flatMap((file) => [...read(file).matchAll(/\b[Dd]ecisions? (\d+)/g)].map(([, number]) => ({ file, number })));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ number }) => !listed.has(number))).toEqual([]);
  });

  it('of a document refers to an existing one', () => {
    const documents = files.filter((file) => file.endsWith('.md'));
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => ({ file, target: target ?? '' })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ file, target }) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  it('of a file or command refers to an existing one', () => {
    const tree = [...filesUnder(ROOT).map((file) => file.slice(ROOT.length)), ...NOT_OURS.map((name) => `/${name}`)];
    const isThere = (name: string) => tree.some((file) => file.endsWith(`/${name.replace(/^(?:\.{0,2}\/)+/, '')}`));
    const { scripts } = JSON.parse(read(join(ROOT, 'package.json'))) as { scripts: Record<string, string> };
    const texts = files
      .filter((file) => !isSuperseded(file))
      .concat(join(ROOT, 'README.md'), join(ROOT, 'CONTRIBUTING.md'))
      .map((file) => [file, wordsOf(file)] as const);
    const named = texts.flatMap(([file, text]) =>
      [...text.matchAll(NAMED)].map(([, quoted, path]) => ({ file, name: quoted ?? path ?? '' })),
    );
    const run = texts.flatMap(([file, text]) => [...text.matchAll(/npm run ([a-z][\w:-]*\w)/g)].map(([, name = '']) => ({ file, name })));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
    expect(run.filter(({ name }) => !(name in scripts) && !Object.keys(scripts).some((script) => script.startsWith(`${name}:`)))).toEqual(
      [],
    );
  });
});
