import { replaces } from './precedence.js';

it.each([
  ['live', 'live', true],
  ['live', 'builtin', true],
  ['live', 'sample', true],
  ['live', 'manual', false],
  ['builtin', 'builtin', true],
  ['builtin', 'live', false],
  ['builtin', 'manual', false],
  ['builtin', 'sample', true],
  ['sample', 'sample', true],
  ['sample', 'live', false],
  ['sample', 'builtin', false],
  ['sample', 'manual', false],
  ['manual', 'live', true],
  ['manual', 'manual', true],
] as const)('%s in place of %s: %s', (next, current, expected) => expect(replaces(next, current)).toBe(expected));
