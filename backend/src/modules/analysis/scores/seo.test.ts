import fc from 'fast-check';
import { positionWeight } from '../../../rules/keywords.rules.js';
import { isCounted, type Keyword, onPage, seoParts, seoScore } from './seo.js';

const nothing = { keywords: null, company: 'Alpina SA', domain: 'alpina.ch', issues: null, lighthouseSeo: null };
const rank = (position: number, volume: number, keyword = 'plombier vevey'): Keyword => ({ keyword, position, volume });

describe('what counts', () => {
  it.each<[Keyword, boolean]>([
    [{ keyword: 'a', position: 1, volume: 0 }, true],
    [{ keyword: 'a', position: 0, volume: 10 }, false],
    [{ keyword: 'a', position: -3, volume: 10 }, false],
    [{ keyword: 'a', position: null, volume: 10 }, false],
    [{ keyword: 'a', position: 1, volume: null }, false],
    [{ keyword: 'a', position: 1, volume: -1 }, false],
    [{ keyword: '', position: 1, volume: 10 }, false],
  ])('%j: %p', (keyword, counted) => expect(isCounted(keyword)).toBe(counted));
});

describe('positionWeight', () => {
  it.each([
    [1, 1],
    [3, 1],
    [4, 0.6],
    [10, 0.6],
    [11, 0.3],
    [20, 0.3],
    [21, 0.1],
    [100, 0.1],
    [101, 0],
  ])('position %p weighs %p', (position, weight) => expect(positionWeight(position)).toBe(weight));
});

describe('onPage', () => {
  it.each([
    [0, 0, 100],
    [1, 2, 88],
    [6, 0, 52],
    [7, 0, 52],
    [0, 12, 76],
    [0, 13, 76],
    [20, 40, 28],
  ])('%p critical, %p warnings → %p', (critical, warnings, score) => expect(onPage(critical, warnings)).toBe(score));
});

describe('seoScore (formula 5)', () => {
  it('weighs all four parts', () => {
    const keywords = [rank(12, 320), rank(1, 40, 'alpina vevey'), rank(3, 140)];
    const score = seoScore({ ...nothing, keywords, issues: { critical: 2, warnings: 3 }, lighthouseSeo: 85 });
    // visibility (0.3 × 320 + 40 + 140) / 500; non-brand 2 / 3; on-page 100 − 16 − 6
    expect(score.visibility).toBeCloseTo(55.2, 10);
    expect(score.nonBrand).toBeCloseTo(200 / 3, 10);
    expect(score.onPage).toBe(78);
    expect(score.composite).toBeCloseTo(27.6 + 40 / 3 + 15.6 + 8.5, 10);
  });

  it.each([
    ['keywords alone', { keywords: [rank(1, 100)] }, { composite: 100, visibility: 100, nonBrand: 100, onPage: null }],
    [
      'all volumes 0: the mean weight',
      { keywords: [rank(1, 0), rank(15, 0)] },
      { composite: 52.5 / 0.7, visibility: 65, nonBrand: 100, onPage: null },
    ],
    ['only branded searches', { keywords: [rank(1, 10, 'alpina')] }, { composite: 50 / 0.7, visibility: 100, nonBrand: 0, onPage: null }],
    ['an on-page result alone', { issues: { critical: 1, warnings: 2 } }, { composite: 88, visibility: null, nonBrand: null, onPage: 88 }],
    // 0.2 × 88 + 0.1 × 70, over 0.3
    [
      'on-page and Lighthouse',
      { issues: { critical: 1, warnings: 2 }, lighthouseSeo: 70 },
      { composite: 82, visibility: null, nonBrand: null, onPage: 88 },
    ],
    [
      'a live empty list',
      { keywords: [], issues: { critical: 1, warnings: 2 } },
      { composite: 17.6 / 0.7, visibility: 0, nonBrand: null, onPage: 88 },
    ],
    [
      'a live empty list and nothing on the page',
      { keywords: [], lighthouseSeo: 70 },
      { composite: null, visibility: 0, nonBrand: null, onPage: null },
    ],
    [
      'no keyword counts',
      { keywords: [{ keyword: 'a', position: 1, volume: null }] },
      { composite: null, visibility: 0, nonBrand: null, onPage: null },
    ],
    ['Lighthouse alone is no composite', { lighthouseSeo: 70 }, { composite: null, visibility: null, nonBrand: null, onPage: null }],
    ['nothing', {}, { composite: null, visibility: null, nonBrand: null, onPage: null }],
  ])('%s', (_, parts, { composite, ...exact }) => {
    const score = seoScore({ ...nothing, ...parts });
    expect(score).toMatchObject(exact);
    if (composite === null) expect(score.composite).toBeNull();
    else expect(score.composite).toBeCloseTo(composite, 10);
  });

  it('is null or within 0–100, and no worse when a keyword climbs', () => {
    const keyword = fc.record({
      keyword: fc.constantFrom('alpina', 'plombier', ''),
      position: fc.integer({ min: -1, max: 120 }),
      volume: fc.integer({ min: -1, max: 5000 }),
    });
    const someParts = fc.record({
      keywords: fc.option(fc.array(keyword, { maxLength: 8 }), { nil: null }),
      issues: fc.option(fc.record({ critical: fc.nat(10), warnings: fc.nat(20) }), { nil: null }),
      lighthouseSeo: fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null }),
    });
    fc.assert(
      fc.property(someParts, (parts) => {
        const score = seoScore({ ...nothing, ...parts });
        const climbed = (parts.keywords ?? []).map((each) => ({
          ...each,
          position: each.position > 1 ? each.position - 1 : each.position,
        }));
        const better = seoScore({ ...nothing, ...parts, keywords: parts.keywords && climbed });
        return (
          Object.values(score).every((part) => part === null || (part >= 0 && part <= 100 + 1e-9)) &&
          (better.composite ?? 0) >= (score.composite ?? 0) - 1e-9
        );
      }),
    );
  });
});

describe('what the composite rests on (clarification 1)', () => {
  it.each([
    [{ visibility: 60, nonBrand: 50, onPage: 80, composite: 70 }, 90, 4],
    [{ visibility: 0, nonBrand: null, onPage: null, composite: null }, 0, 2],
    [{ visibility: null, nonBrand: null, onPage: 88, composite: 88 }, null, 1],
    [{ visibility: null, nonBrand: null, onPage: null, composite: null }, null, 0],
  ])('%j with Lighthouse %p: %p of 4', (score, lighthouse, k) => expect(seoParts(score, lighthouse)).toEqual({ k, n: 4 }));

  it('a keyword of spaces is no text', () => expect(isCounted({ keyword: '  ', position: 1, volume: 10 })).toBe(false));
});
