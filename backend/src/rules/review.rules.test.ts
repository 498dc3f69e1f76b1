import { OUTCOME_NAMES, WRONG_PAGES } from './outcome-names.rules.js';
import { type Flag, flagsOf, flagWords, isCovered, isUnreachableFlag, RED_FLAGS, type Reviewed, redFlags } from './review.rules.js';

const clean: Reviewed = {
  outcome: 'ok',
  doubt: null,
  statusCode: 200,
  foreignHost: null,
  speeds: [80, 78],
  foreignPlace: null,
  texts: [{ source: 'live', code: null }],
};
const nothing: Reviewed = { ...clean, outcome: null, statusCode: null, speeds: [], texts: [] };
const flagsFor = (values: Partial<Reviewed>) => redFlags({ ...clean, ...values });

describe('red flags', () => {
  it.each<[string, Partial<Reviewed>, Flag[]]>([
    ['nothing to look at', {}, []],
    ['nothing measured', nothing, []],
    ['a text by our own rules', { texts: [{ source: 'builtin', code: null }] }, []],
    ['an honest redirect to another host', { foreignHost: 'rey-boulangerie.ch' }, []],
    ['an error with its code', { outcome: 'http_error', statusCode: 503 }, [{ id: 'http_error', facts: { status: 503 } }]],
    ['where a parked domain leads', { outcome: 'parked', foreignHost: 'sedo.com' }, [{ id: 'parked', facts: { host: 'sedo.com' } }]],
    ['a page that may be another company’s', { doubt: 'autre nom' }, [{ id: 'doubtful_page', facts: { doubt: 'autre nom' } }]],
    ['20 points are no jump', { speeds: [80, 60] }, []],
    ['21 points are, downwards too', { speeds: [59, 80] }, [{ id: 'score_jump', facts: { from: 80, to: 59 } }]],
    ['a first figure is no jump', { speeds: [5] }, []],
    ['another Google profile', { foreignPlace: 'roy.ch' }, [{ id: 'wrong_place', facts: { website: 'roy.ch' } }]],
    ['a refused text', { texts: [{ source: 'builtin', code: 'text_refused' }] }, [{ id: 'text_refused', facts: {} }]],
    ['a refused text that staff has replaced', { texts: [{ source: 'manual', code: 'text_refused' }] }, []],
  ])('%s', (_, values, expected) => expect(flagsFor(values)).toEqual(expected));

  it('are raised once by every outcome except ok', () => {
    for (const outcome of OUTCOME_NAMES)
      expect(flagsFor({ outcome, doubt: null }).map(({ id }) => id)).toEqual(outcome === 'ok' ? [] : [outcome]);
    expect(flagsFor({ outcome: 'parked', doubt: 'autre nom' })).toHaveLength(1);
  });

  it('are sorted by gravity', () => {
    const weights = RED_FLAGS.map((id) => ['critical', 'warning', 'notice'].indexOf(flagWords({ id, facts: {} }, 'fr').severity));
    expect(weights).toEqual([...weights].sort());
    expect(RED_FLAGS.slice(0, WRONG_PAGES.length)).toEqual(WRONG_PAGES);
  });

  it('of an earlier version are dropped when they no longer exist', () => {
    expect(flagsOf(['text_builtin', 'parked'], { parked: { host: 'x.ch' } })).toEqual([{ id: 'parked', facts: { host: 'x.ch' } }]);
  });
});

describe('words of a flag', () => {
  const examples: Record<string, Flag['facts']> = {
    score_jump: { from: 80, to: 41 },
    wrong_place: { website: 'roy.ch' },
    http_error: { status: 503 },
  };
  const all = RED_FLAGS.flatMap(
    (id) =>
      [
        { id, facts: examples[id] ?? {} },
        { id, facts: {} },
      ] as Flag[],
  );

  it.each(['fr', 'en'] as const)('are whole sentences in %s, with and without figures', (language) => {
    for (const flag of all) {
      const { short, met, todo } = flagWords(flag, language);
      expect([flag.id, short.length > 2 && short.length < 40]).toEqual([flag.id, true]);
      expect([flag.id, met, todo]).toEqual([flag.id, expect.stringMatching(/^\p{Lu}.*\.$/u), expect.stringMatching(/^\p{Lu}.*\.$/u)]);
      expect(met + todo).not.toMatch(/undefined|null|NaN| {2}|'/);
    }
  });

  it('state the figures', () => {
    const met = (id: Flag['id']) => flagWords({ id, facts: examples[id] ?? {} }, 'fr').met;
    expect(met('score_jump')).toContain('de 80 à 41');
    expect(met('wrong_place')).toContain('roy.ch');
    expect(met('http_error')).toContain('503');
  });
});

describe('what an accepted flag covers', () => {
  const jump = (from: number, to: number): Flag => ({ id: 'score_jump', facts: { from, to } });
  it.each<[string, Flag, Flag, boolean]>([
    ['the same jump', jump(80, 50), jump(80, 50), true],
    ['a smaller fall that ends higher', jump(80, 50), jump(80, 55), true],
    ['a greater fall', jump(80, 50), jump(80, 49), false],
    ['a further fall from where it had ended', jump(80, 50), jump(50, 25), false],
    ['a jump in the other direction', jump(80, 50), jump(50, 80), false],
    ['a smaller rise that ends lower', jump(50, 80), jump(50, 75), true],
    ['the same rise', jump(50, 80), jump(50, 80), true],
    ['a rise as great that goes further', jump(50, 80), jump(60, 90), false],
    ['a greater rise that ends where the other did', jump(50, 80), jump(45, 80), false],
    ['a fall as great that goes further', jump(80, 50), jump(75, 45), false],
    ['a jump whose figures were not kept', { id: 'score_jump', facts: {} }, jump(80, 50), false],
    ['a jump whose figures are not known now', jump(80, 50), { id: 'score_jump', facts: {} }, false],
    ['a jump of which half is known', { id: 'score_jump', facts: { from: 80 } }, { id: 'score_jump', facts: { from: 80 } }, false],
    ['and the other half', { id: 'score_jump', facts: { to: 50 } }, { id: 'score_jump', facts: { to: 50 } }, false],
    [
      'the same status from another host',
      { id: 'http_error', facts: { status: 404, host: 'a.ch' } },
      { id: 'http_error', facts: { status: 404, host: 'b.ch' } },
      false,
    ],
    ['the same wrong status', { id: 'http_error', facts: { status: 404 } }, { id: 'http_error', facts: { status: 404 } }, true],
    ['another status', { id: 'http_error', facts: { status: 404 } }, { id: 'http_error', facts: { status: 500 } }, false],
    [
      'another foreign website',
      { id: 'wrong_place', facts: { website: 'a.ch' } },
      { id: 'wrong_place', facts: { website: 'b.ch' } },
      false,
    ],
    ['a figure that was not known then', { id: 'wrong_place', facts: {} }, { id: 'wrong_place', facts: { website: 'b.ch' } }, false],
    ['another flag', { id: 'parked', facts: {} }, { id: 'empty', facts: {} }, false],
  ])('%s', (_, seen, now, expected) => expect(isCovered(now, [seen])).toBe(expected));
});

it('covers an accepted flag among others', () => {
  const parked: Flag = { id: 'parked', facts: {} };
  expect(isCovered(parked, [{ id: 'empty', facts: {} }, parked])).toBe(true);
  expect(isCovered(parked, [])).toBe(false);
});

it('distinguishes a site that did not answer from one that showed another page', () =>
  expect(['unreachable', 'http_error', 'certificate_refused', 'outdated_tls', 'parked', 'score_jump', ''].map(isUnreachableFlag)).toEqual([
    ...[true, true, true, true, false, false, false],
  ]));

it('ranks a wrong page as the gravest flag and names the reached address', () => {
  const parked: Flag = { id: 'parked', facts: { host: 'sedo.com' } };
  expect(flagWords(parked, 'fr')).toMatchObject({ severity: 'critical', met: expect.stringMatching(/ Adresse atteinte : sedo\.com\.$/) });
  expect(flagWords(parked, 'en').met).toMatch(/ Address reached: sedo\.com\.$/);
});
