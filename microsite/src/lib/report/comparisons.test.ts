import { aReport } from '../../../test/a-report.ts';
import { comparisonsOf } from './comparisons.ts';

const change = (from: number, to: number) =>
  comparisonsOf(aReport({ changes: { performance: { from, to, since: '2026-10-12T09:30:00.000Z' }, other_tool: null } }));

describe('the comparisons of a site', () => {
  it('leave out what is unknown', () => {
    expect(comparisonsOf(aReport())).toEqual([]);
    expect(comparisonsOf(aReport({ changes: { performance: null, other_tool: null }, percentile: null }))).toEqual([]);
  });

  it('show the difference since the last analysis', () => {
    expect(change(54, 66)).toEqual([
      { label: 'Depuis votre dernière analyse', value: '+12 : de 54 à 66 depuis le 12.10.2026', tone: 'good', word: 'En progrès' },
    ]);
    expect(change(66, 54)[0]).toMatchObject({ value: expect.stringMatching(/^−12 /), tone: 'poor', word: 'En recul' });
  });

  it('show no change within the variation of the measurement', () => {
    expect([change(54, 58), change(58, 54), change(54, 54)].map(([line]) => line?.word)).toEqual(['Stable', 'Stable', 'Stable']);
    expect(change(54, 54)[0]?.value).toMatch(/^±0 /);
    expect(change(54, 59)[0]?.word).toBe('En progrès');
  });

  it('show that another tool measured instead of a difference', () => {
    const other_tool = { before: 'PageSpeed Insights', now: 'Lighthouse 13.5.0', since: '2026-10-12T09:30:00.000Z' };
    const [line, ...others] = comparisonsOf(aReport({ changes: { performance: null, other_tool } }));
    expect(line).toMatchObject({ word: 'Autre outil', tone: 'none', value: expect.stringContaining('pas de comparaison') });
    expect(line?.value).not.toMatch(/[+−±]/);
    expect(others).toEqual([]);
  });

  it('need enough other sites', () => {
    const among = (value: number, n: number) => comparisonsOf(aReport({ percentile: { value, n, scope: 'all' } }))[0];
    expect(among(62, 19)).toBeUndefined();
    expect(among(62, 1430)).toMatchObject({ value: 'plus rapide que 62\u202f% de 1’430 sites', word: 'Au milieu' });
    const [peers] = comparisonsOf(aReport({ percentile: { value: 62, n: 24, scope: 'peers' } }));
    expect(peers?.label).toBe('Parmi les sites de votre branche et de votre ville');
    expect([among(70, 20)?.word, among(39, 20)?.word]).toEqual(['Devant', 'Derrière']);
  });
});
