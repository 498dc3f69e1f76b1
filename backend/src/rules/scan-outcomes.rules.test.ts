import { OUTCOME_NAMES } from './outcome-names.rules.js';
import { OUTCOMES } from './outcomes.rules.js';
import { type EndedTask, failedThroughout, isSuccess, noOutcomes, SCAN_OUTCOMES, scanOutcome, scanVerdict } from './scan-outcomes.rules.js';

/** All ways in which a task of a finished prospect can end. */
const ENDS = [
  { status: 'done', state: 'measured' },
  { status: 'done', state: 'partial' },
  { status: 'done', state: 'manual' },
  { status: 'done', state: 'sample' },
  { status: 'failed', state: 'failed' },
  { status: 'failed', state: null },
  { status: 'skipped', state: 'not_applicable' },
  { status: 'skipped', state: null },
  { status: 'cancelled', state: null },
] as const satisfies Omit<EndedTask, 'analysis'>[];
type End = (typeof ENDS)[number];

const delivers = ({ status, state }: End) => status === 'done' && state !== 'sample';
const fails = (end: End) =>
  end.status === 'failed' || end.state === 'partial' || end.status === 'cancelled' || (end.status === 'skipped' && end.state === null);

const judged = (tasks: readonly EndedTask[]) => scanOutcome({ page: null, isExample: false, tasks });

/** Returns all combinations of ends of these analyses. */
function combinations(analyses: readonly string[]): (EndedTask & End)[][] {
  return analyses.reduce<(EndedTask & End)[][]>(
    (before, analysis) => before.flatMap((tasks) => ENDS.map((end) => [...tasks, { analysis, ...end }])),
    [[]],
  );
}

const SCANS = [
  ['connectivity', 'pagespeed', 'page', 'intro'],
  ['connectivity', 'keywords', 'reviews', 'recommendations'],
  ['pagespeed'],
  ['citations'],
  ['connectivity'],
  ['intro'],
  ['intro', 'recommendations'],
];

describe('scanOutcome', () => {
  const every = SCANS.flatMap(combinations);

  it('names an outcome for every combination of tasks; a wrong page takes precedence', () => {
    const wrong: unknown[] = [];
    for (const tasks of every)
      for (const page of OUTCOME_NAMES) {
        const outcome = scanOutcome({ page, isExample: false, tasks });
        if (page === 'ok' ? outcome !== scanOutcome({ page: null, isExample: false, tasks }) : outcome !== OUTCOMES[page].group)
          wrong.push({ page, tasks, outcome });
        if (scanOutcome({ page, isExample: true, tasks }) !== 'sample') wrong.push({ page, tasks, isExample: true });
      }
    expect(wrong).toEqual([]);
    expect(every).toHaveLength(2 * 9 ** 4 + 4 * 9 + 9 ** 2);
  });

  it('reports measured only without a failed task and partial only with one', () => {
    const wrong = every.filter((tasks) => {
      const outcome = judged(tasks);
      const [some, broken] = [tasks.some(delivers), tasks.some(fails)];
      if (!SCAN_OUTCOMES.includes(outcome)) return true;
      if (outcome === 'measured') return !some || broken;
      if (outcome === 'partial') return !some || !broken;
      if (outcome === 'sample') return broken || !tasks.some(({ state }) => state === 'sample');
      return outcome !== 'failed';
    });
    expect(wrong).toEqual([]);
    expect(new Set(every.map(judged))).toEqual(new Set(['measured', 'partial', 'sample', 'failed']));
  });

  it('does not depend on the order of tasks and never improves by a failure', () => {
    const rank = { measured: 3, partial: 2, sample: 1, failed: 0, unreachable: 0, otherPage: 0 };
    const failed = { analysis: 'cms', status: 'failed', state: 'failed' } as const;
    const wrong = every.filter((tasks) => {
      const worst = rank[judged([...tasks, failed])];
      return judged(tasks.toReversed()) !== judged(tasks) || worst > Math.max(rank[judged(tasks)], 0) || worst === rank.measured;
    });
    expect(wrong).toEqual([]);
  });

  it('does not count connectivity as a figure unless nothing else was ordered', () => {
    const reached = { analysis: 'connectivity', status: 'done', state: 'measured' } as const;
    const broken = { analysis: 'pagespeed', status: 'failed', state: 'failed' } as const;
    const text = { analysis: 'intro', status: 'done', state: 'measured' } as const;
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [reached] })).toBe('measured');
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [reached, broken] })).toBe('failed');
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [reached, broken, text] })).toBe('failed');
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [text] })).toBe('measured');
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [] })).toBe('failed');
  });

  it('ignores sources that are not configured', () => {
    const speed = { analysis: 'pagespeed', status: 'done', state: 'measured' } as const;
    const keywords = { analysis: 'keywords', status: 'done', state: 'sample' } as const;
    const reviews = { analysis: 'reviews', status: 'skipped', state: 'not_applicable' } as const;
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [speed, keywords, reviews] })).toBe('measured');
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [keywords, reviews] })).toBe('sample');
    expect(scanOutcome({ page: 'ok', isExample: false, tasks: [reviews] })).toBe('failed');
  });

  it('reports partial when a figure or one of two texts is missing', () => {
    const part = { analysis: 'pagespeed', status: 'done', state: 'partial' } as const;
    const broken = { analysis: 'cms', status: 'failed', state: 'failed' } as const;
    const intro = { analysis: 'intro', status: 'done', state: 'measured' } as const;
    const noAdvice = { analysis: 'recommendations', status: 'failed', state: 'failed' } as const;
    const reached = { analysis: 'connectivity', status: 'done', state: 'measured' } as const;
    expect(judged([part])).toBe('partial');
    expect(judged([part, broken])).toBe('partial');
    expect(judged([intro, noAdvice])).toBe('partial');
    // the server answers, but the requested text is missing
    expect(judged([reached, noAdvice])).toBe('failed');
    expect(judged([broken, { ...noAdvice, status: 'done', state: 'measured' }])).toBe('failed');
  });

  it.each(['waiting', 'queued', 'running', 'failed', 'skipped', 'cancelled'] as const)(
    'counts no figure of an analysis that is %s',
    (status) => {
      for (const state of ['measured', 'partial', 'manual', 'sample'] as const)
        expect(judged([{ analysis: 'pagespeed', status, state }])).toBe('failed');
      const speed = { analysis: 'pagespeed', status: 'done', state: 'measured' } as const;
      expect(judged([speed, { analysis: 'reviews', status, state: 'not_applicable' }])).toBe(status === 'skipped' ? 'measured' : 'partial');
    },
  );
});

describe('the counts of a scan', () => {
  it('start at zero for each outcome, two of which are successes', () => {
    expect(noOutcomes()).toEqual(Object.fromEntries(SCAN_OUTCOMES.map((outcome) => [outcome, 0])));
    expect(SCAN_OUTCOMES.filter(isSuccess)).toEqual(['measured', 'sample']);
  });
});

describe('a scan that failed throughout', () => {
  it.each([
    [0, 30, true],
    [0, 0, false],
    [1, 29, false],
    [30, 0, false],
  ])('%d done, %d failed: %s', (done, failed, expected) => expect(failedThroughout({ done, failed })).toBe(expected));
});

describe('the label of a finished scan', () => {
  it.each(SCAN_OUTCOMES)('is the outcome of its only prospect: %s', (outcome) =>
    expect(scanVerdict({ status: 'done', outcomes: { ...noOutcomes(), [outcome]: 1 } })).toBe(outcome),
  );

  it.each([
    [{ measured: 3, sample: 1 }, 'measured'],
    [{ measured: 90, failed: 10 }, 'partial'],
    [{ sample: 1, failed: 1 }, 'partial'],
    [{ partial: 1, unreachable: 4 }, 'partial'],
    [{ unreachable: 2, otherPage: 1 }, 'failed'],
    [{ otherPage: 1, failed: 1 }, 'failed'],
    [{ unreachable: 7 }, 'unreachable'],
    [{}, null],
  ] as const)('is true of all its prospects: %j is %s', (outcomes, expected) =>
    expect(scanVerdict({ status: 'done', outcomes })).toBe(expected),
  );

  it('never claims a success when a prospect was not measured', () => {
    for (const one of SCAN_OUTCOMES)
      for (const other of SCAN_OUTCOMES) {
        const verdict = scanVerdict({ status: 'done', outcomes: { [one]: 2, [other]: 1 } });
        const isFine = isSuccess(one) && isSuccess(other);
        expect([one, other, verdict === 'measured' || verdict === 'sample']).toEqual([one, other, isFine]);
      }
  });

  it('is empty while the scan runs and says stopped after a cancellation', () => {
    for (const status of ['queued', 'running', 'paused']) expect(scanVerdict({ status, outcomes: { measured: 1 } })).toBeNull();
    expect(scanVerdict({ status: 'cancelled', outcomes: { measured: 1 } })).toBe('cancelled');
  });
});
