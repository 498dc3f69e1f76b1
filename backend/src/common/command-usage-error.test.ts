import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandUsageError } from './command-usage-error.js';

const failureOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
};
const options = { keep: { type: 'string' }, replace: { type: 'boolean' } } as const;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'given-'));
  writeFileSync(join(folder, 'a.gz'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a file that is not there', () => readFileSync(join(folder, 'x.gz')), 'Introuvable\u202f: FOLDER/x.gz'],
  ['a folder that is not there', () => writeFileSync(join(folder, 'no/x.gz.part'), ''), 'Introuvable\u202f: FOLDER/no/x.gz'],
  ['a file as a folder', () => readFileSync(join(folder, 'a.gz/x')), 'Ce n’est pas un dossier\u202f: FOLDER/a.gz/x'],
  ['a folder as a file', () => readFileSync(folder), 'C’est un dossier, il faut un fichier.'],
  ['an option that nobody knows', () => parseArgs({ args: ['--nonsense'], options }), 'Option inconnue\u202f: --nonsense'],
  ['an option without its value', () => parseArgs({ args: ['--keep'], options }), 'Mal donné\u202f: --keep. Voyez la liste des commandes.'],
  [
    'a value of an option without any',
    () => parseArgs({ args: ['--replace=1'], options }),
    'Mal donné\u202f: --replace. Voyez la liste des commandes.',
  ],
])('%s is told in one French line', (_what, act, words) => {
  expect(commandUsageError(failureOf(act))?.replace(folder, 'FOLDER')).toBe(words);
});

it('says nothing of other faults', () => {
  for (const error of [new Error('x'), new TypeError('y'), Object.assign(new Error('z'), { code: 'ENOENT' }), 'w', null])
    expect(commandUsageError(error)).toBeNull();
});
