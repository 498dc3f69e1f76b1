import { aMeasurement, aReport } from '../../../test/a-report.ts';
import type { PublicReport } from '../api.ts';
import { localSearchView } from './local-search-view.ts';

const keyword = (words: string, position: number | null, volume: number | null = 100, branded = false) => ({
  ...{ keyword: words, position, volume, branded, url: null },
});
const items = [
  keyword('peinture voiture prix', 2, 900),
  keyword('carrosserie yverdon', 18, 170),
  keyword('réparation carrosserie yverdon', 24, 40),
  keyword('müller carrosserie yverdon', 1, 300, true),
  keyword('garage yverdon', null, 500),
];
const report = (patch: Parameters<typeof aReport>[0] = {}) =>
  aReport({ city: 'Yverdon-les-Bains', keywords: { ...aMeasurement('DataForSEO'), items }, ...patch });
const rival = (name: string, search: { keyword: string; yours: number; theirs: number } | null) => ({
  ...{ name, domain: `${name.toLowerCase()}.ch`, speed: null, findings: null, rating: null, reviews: null, search, missing: null },
});
const beside = (...others: NonNullable<PublicReport['neighbours']>['others']): PublicReport => ({
  ...report(),
  neighbours: { measured_at: '2026-11-12T09:30:00.000Z', yours: { speed: null, findings: null, rating: null, reviews: null }, others },
});

describe('the local search', () => {
  it('is the most frequent search for the trade in the town that ranks the site and does not name it', () => {
    expect(localSearchView(report())).toMatchObject({
      title: '«\u202fcarrosserie yverdon\u202f» dans Google Suisse',
      sentence: 'Vous êtes 8 places après la première page de cette recherche.',
      source: 'DataForSEO, Google Suisse, 12.11.2026',
    });
  });

  it('draws the own result at its true distance, and the end of the first page', () => {
    expect(localSearchView(report())?.results).toEqual([
      { key: 'limit-Fin de la première page', place: '', label: 'Fin de la première page', kind: 'limit', gap: 58.3 },
      { key: 'own-Vous', place: '18e', label: 'Vous', kind: 'own', gap: 41.7 },
    ]);
  });

  it('adds competitors that the same measurement found for the same search, in the order of the results', () => {
    const shared = { keyword: 'réparation carrosserie yverdon', yours: 24 };
    const view = localSearchView(
      beside(
        rival('Second', { ...shared, theirs: 30 }),
        rival('First', { ...shared, theirs: 3 }),
        rival('Older', { ...shared, yours: 20, theirs: 4 }),
        rival('Elsewhere', { keyword: 'peinture voiture prix', yours: 2, theirs: 1 }),
        rival('Unknown', null),
      ),
    );
    expect(view?.results.map(({ label, place }) => [label, place])).toEqual([
      ['First', '3e'],
      ['Fin de la première page', ''],
      ['Vous', '24e'],
      ['Second', '30e'],
    ]);
    expect(view?.results.reduce((sum, { gap }) => sum + gap, 0)).toBeCloseTo(100, 0);
  });

  it('is on the first page without a distance from it', () => {
    const first = report({ keywords: { ...aMeasurement(), items: [keyword('carrosserie yverdon', 10)] } });
    expect(localSearchView(first)?.sentence).toBe('Vous êtes sur la première page de cette recherche.');
  });

  it.each<[string, Parameters<typeof aReport>[0]]>([
    ['an example', { keywords: { state: 'sample', provider: 'Exemple', measured_at: null, items } }],
    ['figures that staff typed', { keywords: { state: 'manual', provider: null, measured_at: null, items } }],
    ['an example prospect', { example: true }],
    ['the demonstration', { demo: true }],
    ['no measurement', { keywords: { state: 'missing', items: [] } }],
    ['an unknown town', { city: null }],
    ['another town', { city: 'Sion' }],
    [
      'no ranked local search',
      { keywords: { ...aMeasurement(), items: [keyword('garage yverdon', null), keyword('carrosserie yverdon', 0)] } },
    ],
  ])('is hidden with %s', (_, patch) => {
    expect(localSearchView(report(patch))).toBeNull();
  });
});
