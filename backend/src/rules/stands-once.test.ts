import { APART } from '../../test/stands-once/apart.js';
import { covers, EXCEPTIONS, isExcepted } from '../../test/stands-once/exceptions.js';
import { type Fault, findFaults } from '../../test/stands-once/faults.js';
import { markedLines, PLANTED } from '../../test/stands-once/planted.js';
import { readSources, type Sources } from '../../test/stands-once/program.js';
import { rawCauses } from '../../test/stands-once/told-causes.js';
import { findTwice } from '../../test/stands-once/twice.js';

const PLANTED_CAUSES = 'admin/src/planted-causes.tsx';

/** Each limit, band, weight and stand-in of a figure stands in `rules/` and nowhere else: by types, whatever it is called (decision 29). */
let sources: Sources;
beforeAll(() => {
  sources = readSources({
    ...PLANTED,
    [PLANTED_CAUSES]: `import type { DeviceFailure, TaskError } from './api/types';
import { causeWords } from './api/cause';
export const raw = (error: TaskError) => error.message;
export const maybe = (error: TaskError | null) => error?.message;
export const taken = ({ device, message }: DeviceFailure) => device + message;
export const told = (error: TaskError) => causeWords(error) + new Error('x').message;
`,
  });
});

describe('a judged quantity outside of the rules', () => {
  let faults: Fault[];
  beforeAll(() => {
    faults = findFaults(sources);
  });

  it('never meets a number of its own, in backend, back-office and microsite', () => {
    const own = faults.filter(({ path }) => !(path in PLANTED)).filter((fault) => !isExcepted(fault));
    expect(own.map(({ path, line, text, quantity, numbers }) => `${path}:${line} ${quantity}: ${text} (${numbers.join(', ')})`)).toEqual(
      [],
    );
  });

  it('is excepted only where it stands', () => {
    const unused = EXCEPTIONS.filter((exception) => !faults.some((fault) => covers(exception, fault)));
    expect(unused).toEqual([]);
  });

  it.each(Object.keys(PLANTED))('is found wherever it is planted, and nothing honest with it: %s', (path) => {
    const lines = (PLANTED[path] as string).split('\n');
    const found = new Set(faults.filter((fault) => fault.path === path).map(({ line }) => line));
    const shown = (line: number) => `${line}: ${lines[line - 1]}`;
    expect([...found].sort((a, b) => a - b).map(shown)).toEqual(markedLines(PLANTED[path] as string).map(shown));
  });
});

describe('a limit within the rules', () => {
  it('stands in one table alone, but for other quantities of the same number', () => {
    const twice = findTwice(sources);
    const isApart = (tables: readonly string[]) => APART.some((group) => tables.every((table) => group.tables.includes(table)));
    const again = twice.filter(({ tables }) => !isApart(tables));
    expect(again).toEqual([
      expect.objectContaining({ quantity: 'mainContentMs', value: 2500, tables: expect.arrayContaining(['LATE_AGAIN']) }),
    ]);
    const seen = new Set(twice.flatMap(({ tables }) => tables));
    expect(APART.flatMap(({ tables }) => tables).filter((table) => !seen.has(table))).toEqual([]);
  });
});

describe('the cause of a failure', () => {
  it('is told by the back-office in the language of the page, never as the server tells it in French', () => {
    const raw = rawCauses(sources);
    expect(raw.filter((place) => !place.startsWith(PLANTED_CAUSES))).toEqual([]);
    expect(raw.filter((place) => place.startsWith(PLANTED_CAUSES)).map((place) => place.split(':')[1])).toEqual(['3', '4', '5']);
  });
});
