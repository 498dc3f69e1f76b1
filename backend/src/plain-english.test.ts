import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Parts of the repository. To cover all of it, add 'admin/src', 'microsite/src' and 'e2e'. */
const PARTS = ['backend/src', 'backend/test', 'bench', 'scripts'];

/** Words of a private vocabulary, each with the terms of the field to use instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  desk: 'review, overview, actions, options',
  door: 'entry point',
  floor: 'layer',
  house: 'module, provider, domain',
  kept: 'stored, cached, remaining',
  letter: 'email, message, blocks',
  neighbour: 'competitor',
  room: 'module, capacity',
  told: 'status, message, result, reported',
  trouble: 'incident, failure',
  turn: 'lock, slot, round, attempt',
  whoever: 'the role: user, visitor, recipient',
};

/** Names with one of these words in another sense: the alphabet, dead letters of a queue, a JSON field. */
const ALLOWED = [/^dead-?letters?/i, /^letters?$/, /^isLetter$/, /^[A-Z_]*LETTERS?[A-Z_]*$/, /^neighbours$/];

/** Generated or historical files, and the catalogues, whose files are named by what they translate. */
const SKIPPED = /\/(migrations|words|dist|node_modules)\//;
const SOURCE = /\.(ts|mjs)$/;

const files = PARTS.flatMap((part) =>
  readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path.replaceAll('\\', '/')}`),
).filter((path) => !SKIPPED.test(path));

const DECLARATIONS = [
  /\b(?:class|function\*?|interface|type|enum|const|let)\s+([A-Za-z_$][\w$]*)/g,
  /^\s+(?:(?:private|protected|public|readonly|static|async|override|get)\s+)+([A-Za-z_$][\w$]*)/gm,
];

function declaredIn(source: string): string[] {
  return DECLARATIONS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

/** Returns the private words of a name, e.g. `letter` of `keepLetter`, `keep-letters` and `LETTER_TEXT`. */
function privateWords(name: string): string[] {
  if (ALLOWED.some((pattern) => pattern.test(name))) return [];
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.map((word) => word.toLowerCase().replace(/s$/, '')).filter((word) => Object.hasOwn(INSTEAD, word));
}

const hint = (where: string, name: string): string[] =>
  privateWords(name).map((word) => `${where}: ${name} (instead of ${word}: ${INSTEAD[word]})`);

describe('names in plain English', () => {
  it('are recognised in any notation', () => {
    expect(['keepLetter', 'letter-blocks.ts', 'KEPT_DAYS', 'NeighbourDesks', 'returnAddress'].map(privateWords)).toEqual([
      ['letter'],
      ['letter'],
      ['kept'],
      ['neighbour', 'desk'],
      [],
    ]);
  });

  it('are given to files', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((path) => hint(path, path.slice(path.lastIndexOf('/') + 1)))).toEqual([]);
  });

  it('are given to classes, functions, types and variables', () => {
    const sources = files.filter((path) => SOURCE.test(path));
    expect(sources.flatMap((path) => declaredIn(readFileSync(join(ROOT, path), 'utf8')).flatMap((name) => hint(path, name)))).toEqual([]);
  });
});
