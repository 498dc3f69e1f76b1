import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASVS_NUMBERS } from './support/asvs-numbers.js';

const ROOT = join(import.meta.dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8');

interface Row {
  number: string;
  state: string;
  how: string;
  proofs: { path: string; words: string | undefined }[];
}

const rows: Row[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, number = '', state = '', how = '', proof = '']) => ({
    number,
    state,
    how,
    proofs: [...proof.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)].map(([, path = '', words]) => ({ path, words })),
  }),
);

it('the ASVS has 253 requirements at levels 1 and 2', () => {
  expect(ASVS_NUMBERS).toHaveLength(253);
  expect(new Set(ASVS_NUMBERS).size).toBe(253);
});

it('the table has one line per requirement, in order, and no other', () => {
  expect(rows.map(({ number }) => number)).toEqual(ASVS_NUMBERS);
  expect(text.match(/^\| \d/gm)).toHaveLength(ASVS_NUMBERS.length);
});

it('each line has a state, an explanation and a proof', () => {
  for (const { number, state, how, proofs } of rows) {
    expect([number, state]).toEqual([number, expect.stringMatching(/^(met|partly|accepted|n\/a)$/)]);
    expect([number, how.length > 2]).toEqual([number, true]);
    expect([number, proofs.length > 0]).toEqual([number, state !== 'n/a']);
  }
});

it('each requirement that is not wholly met says why the risk is accepted', () => {
  const argued = rows.filter(({ state }) => state === 'partly' || state === 'accepted');
  expect(argued.filter(({ how }) => !/\. Accepted: \S.{40,}/.test(how)).map(({ number }) => number)).toEqual([]);
});

it('the counts of the head match the lines', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(text).toContain(
    `${count('met')} met, ${count('partly')} partly, ${count('accepted')} accepted, ${count('n/a')} not applicable (n/a).`,
  );
});

it('each named file exists and contains the quoted text', () => {
  const files = new Map<string, string>();
  const wrong = rows.flatMap(({ number, proofs }) =>
    proofs.flatMap(({ path, words }) => {
      const file = join(ROOT, path);
      if (!existsSync(file)) return [`${number}: ${path} is not there`];
      if (!files.has(file)) files.set(file, readFileSync(file, 'utf8'));
      return words && !files.get(file)?.includes(words) ? [`${number}: ${path} does not say "${words}"`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('the security page links to the table, and the table to the inventory', () => {
  expect(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')).toContain('](security/asvs.md)');
  expect(text).toContain('](inventory.md)');
});
