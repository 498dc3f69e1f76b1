import fc from 'fast-check';
import { LEAST_SELF_SERVE_PARTS, SELF_SERVE_PARTS, type SelfServePart, selfServeBasis, selfServeFigure } from './self-serve.rules.js';

const NOTHING = Object.fromEntries(SELF_SERVE_PARTS.map((part) => [part, null])) as Record<SelfServePart, number | null>;
const figure = (parts: Partial<Record<SelfServePart, number>>) => selfServeFigure({ ...NOTHING, ...parts });

describe('the global score of a trial', () => {
  it('is formula 10 where everything was measured', () => {
    expect(figure({ performance: 60, seo: 40, reputation: 80, maturity: 90, infrastructure: 100 })).toEqual({
      score: 69, // 15 + 10 + 16 + 18 + 10
      word: 'Moyen',
      measured: { k: 5, n: 5 },
      missing: [],
    });
  });

  it('shares the weight of what was not measured among the rest', () => {
    // (0.25 × 60 + 0.2 × 90 + 0.1 × 60) / 0.55 = 70.9
    expect(figure({ performance: 60, maturity: 90, infrastructure: 60 })).toEqual({
      score: 71,
      word: 'Moyen',
      measured: { k: 3, n: 5 },
      missing: ['seo', 'reputation'],
    });
  });

  it('is null below three measured parts and still reports their number', () => {
    expect(figure({ performance: 60, infrastructure: 100 })).toEqual({
      score: null,
      word: null,
      measured: { k: 2, n: 5 },
      missing: ['seo', 'reputation', 'maturity'],
    });
    expect(figure({})).toMatchObject({ score: null, measured: { k: 0, n: 5 } });
  });

  it('rounds half up once, also for inexact binary fractions', () => {
    // (0.2 × 55 + 0.2 × 60 + 0.1 × 0) / 0.5 = 46; (57.5 + …) stays half up
    expect(figure({ reputation: 55, maturity: 60, infrastructure: 0 }).score).toBe(46);
    expect(figure({ reputation: 50, maturity: 52.5, infrastructure: 47.5 }).score).toBe(51); // 50.5
  });

  it('stays within the range of its measured parts', () => {
    const part = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
    const record = Object.fromEntries(SELF_SERVE_PARTS.map((name) => [name, part])) as Record<SelfServePart, typeof part>;
    fc.assert(
      fc.property(fc.record(record), (parts) => {
        const all = Object.values(parts).filter((one) => one !== null);
        const { score, measured, missing } = selfServeFigure(parts);
        if (measured.k !== all.length || missing.length !== measured.n - measured.k) return false;
        if (all.length < LEAST_SELF_SERVE_PARTS) return score === null;
        return score !== null && score >= Math.floor(Math.min(...all)) && score <= Math.ceil(Math.max(...all));
      }),
    );
  });

  it('reports measured and missing parts', () => {
    expect(selfServeBasis(figure({ performance: 60, maturity: 90, infrastructure: 60 }))).toBe(
      '3\u00a0mesures sur 5. Pas encore mesuré\u202f: référencement, avis Google.',
    );
    expect(selfServeBasis(figure({ performance: 60 }))).toBe('1\u00a0mesure sur 5, il en faut 3 pour une note.');
    expect(selfServeBasis(figure({ performance: 60, seo: 40, reputation: 80, maturity: 90, infrastructure: 100 }))).toBe(
      '5\u00a0mesures sur 5.',
    );
  });
});
