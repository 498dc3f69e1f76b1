import { aScore, shown } from '../../../test/a-score.ts';
import type { PublicScore } from '../api.ts';
import { auditView } from './audit-view.ts';

type Ready = Exclude<ReturnType<typeof auditView>, { state: 'error' }>;
const view = (patch?: Partial<PublicScore>): Ready => auditView(aScore(patch)) as Ready;

describe('the audit request page', () => {
  it('has the final score, whatever the animation shows', () => {
    expect(view()).toMatchObject({ title: 'SmartIndex', value: '58', fill: 58 });
  });

  it('is the digital score before the quiz', () => {
    const before = view({
      smart_index: null,
      quiz: { status: 'not_started', answered: 0, total: 7 },
      overall: shown(63),
      verdict: { score: 63, word: 'Moyen', grade: 'C', basis: 'speed' },
      basis: [{ part: 'mobile', measured: true }],
    });
    expect(before).toMatchObject({
      title: 'Score Digital',
      value: '63',
      sentence: expect.stringContaining('sur téléphone, la seule mesurée'),
    });
  });

  it('has the error of the score page', () => {
    expect(auditView({ problem: { status: 404, code: 'no_token', message: '' } })).toMatchObject({
      state: 'error',
      title: 'Token invalide',
    });
  });
});

describe('the cost of waiting', () => {
  it('is shown in francs, month, year and three cards that add up', () => {
    const parts = [
      { id: 'search' as const, amount: 2520, basis: 'A' },
      { id: 'speed' as const, amount: 2205, basis: 'B' },
    ];
    const { loss } = view({ loss: { month: 6300, year: 75600, cards: [2520, 2205], parts } });
    expect(loss).toMatchObject({ month: '6’300\u00a0CHF', year: '75’600\u00a0CHF' });
    expect(loss?.cards.map(({ amount, title, basis }) => [amount, title, basis])).toEqual([
      ['2’520\u00a0CHF', 'Visiteurs qui ne vous trouvent pas', 'A'],
      ['2’205\u00a0CHF', 'Visiteurs qui repartent', 'B'],
    ]);
    expect(loss?.isPart).toBe(true);
  });

  it('is hidden without a quiz or a measurement', () => {
    expect(view({ loss: null })).toMatchObject({ loss: null });
  });
});

describe('the comparison', () => {
  it('shows the company beside the references, with the difference', () => {
    expect(view().competitors.map(({ name, value, gap }) => [name, value, gap])).toEqual([
      ['Menuiserie du Lac', '58', null],
      ['Repère 1', '89', '31\u00a0points devant vous'],
      ['Repère 2', '85', '27\u00a0points devant vous'],
      ['Repère 3', '82', '24\u00a0points devant vous'],
    ]);
    expect(view({ overall: shown(88) }).competitors.map(({ gap }) => gap)).toEqual([
      null,
      '1\u00a0point devant vous',
      '3\u00a0points derrière vous',
      '6\u00a0points derrière vous',
    ]);
  });

  it('disappears without references, and beside an estimate', () => {
    expect(view({ benchmarks: { ...aScore().benchmarks, competitors: [] } }).hasCompetitors).toBe(false);
    expect(view({ overall: shown(68, { estimated: true }) }).hasCompetitors).toBe(false);
  });
});

describe('the locked preview', () => {
  const item = (number: number) => ({ severity: 'warning', description: `Constat ${number}` }) as const;
  const found = (critical: number, warnings: number, notices: number): PublicScore['findings'] => ({
    provider: 'SmartIndex',
    measured_at: '2026-11-12T09:30:00.000Z',
    total: critical + warnings + notices,
    critical,
    warnings,
    notices,
    items: [1, 2, 3, 4, 5, 6].slice(0, critical + warnings + notices).map(item),
  });

  it('counts all findings, names the six that the audit explains, and refers to the others', () => {
    const { findings } = view({ findings: found(1, 3, 4) });
    expect(findings).toMatchObject({ figure: '8', split: '1\u00a0critique, 3\u00a0alertes, 4\u00a0remarques' });
    expect(findings?.shown.map(({ message: words }) => words)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Constat ${number}`));
    expect(findings?.locked).toBe('L’audit en PDF réunit la correction de chacun, vos mesures en détail et la méthode.');
    expect(findings?.rest).toBe('Les 2 autres constats sont sur votre page.');
    expect(findings?.source).toBe('SmartIndex, 12.11.2026');
  });

  it('locks no finding that it names', () => {
    expect(view({ findings: found(0, 1, 0) }).findings).toMatchObject({
      shown: [{ message: 'Constat 1' }],
      locked: 'L’audit en PDF réunit sa correction, vos mesures en détail et la méthode.',
      rest: null,
    });
    expect(view({ findings: found(0, 3, 4) }).findings?.rest).toBe('Le dernier constat est sur votre page.');
  });

  it('is missing without a measurement or without findings', () => {
    expect(view({ findings: null })).toMatchObject({ findings: null });
    expect(view({ findings: found(0, 0, 0) }).findings?.total).toBe(0);
  });
});
