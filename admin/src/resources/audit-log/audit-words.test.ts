import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fr } from '../../i18n/fr';

const MODULES = join(import.meta.dirname, '../../../../backend/src/modules');
const sources = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(MODULES, name), 'utf8'))
  .filter((text) => text.includes('audit.record('));
const all = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

describe('the log of changes', () => {
  it('has a word for every act that the server writes into it', () => {
    const acts = [
      ...all(/\baction: '([\w-]+)'/g),
      ...all(/this\.change\([\w.]+, (?:user, |kind, )?'([\w-]+)'/g),
      ...all(/this\.recorded\(user, '([\w-]+)'/g),
    ];
    expect(acts.length).toBeGreaterThan(30);
    expect(acts.filter((name) => !(name in fr.audit.action))).toEqual([]);
  });

  it('has a word for everything that it is written about', () => {
    const things = [...all(/\bresource: '([\w-]+)'/g), ...all(/RESOURCE = '([\w-]+)'/g)];
    expect(things.length).toBeGreaterThan(20);
    expect(things.filter((name) => !(name in fr.audit.resource))).toEqual([]);
  });
});
