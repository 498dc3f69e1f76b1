import fc from 'fast-check';
import { type SelfServeParts, selfServeScore } from './self-serve.js';

const nothing: SelfServeParts = {
  mobile: null,
  desktop: null,
  accessibility: null,
  bestPractices: null,
  seo: null,
  keywords: null,
  reviews: null,
  cms: null,
  connectivity: null,
};
const score = (parts: Partial<SelfServeParts>) => selfServeScore({ ...nothing, ...parts });
const ranks = (...positions: number[]) => positions.map((position) => ({ keyword: 'plombier', position, volume: 0 }));

describe('selfServeScore (formula 10)', () => {
  it.each<[string, Partial<SelfServeParts>, number]>([
    ['phone, computer and accessibility', { mobile: 42, desktop: 88, accessibility: 91 }, 69.5],
    ['the phone alone', { mobile: 45 }, 45],
    ['the computer alone', { desktop: 70, accessibility: 50 }, 75],
    ['at most 100', { mobile: 99, desktop: 99, accessibility: 90 }, 100],
    ['no speed', {}, 50],
    ['accessibility without a speed', { accessibility: 80 }, 58],
  ])('performance: %s', (_, parts, points) => expect(score(parts).performance).toBeCloseTo(points, 10));

  it.each<[string, Partial<SelfServeParts>, number]>([
    ['nothing', {}, 20],
    ['Lighthouse alone', { seo: 85 }, 34],
    ['an empty list adds nothing', { seo: 85, keywords: [] }, 34],
    ['keywords that do not count add nothing', { seo: 85, keywords: [{ keyword: 'a', position: 1, volume: null }] }, 34],
    // 2 of 30 points + mean position 10: 10 − 2
    ['one in the first ten', { seo: 50, keywords: ranks(10) }, 30],
    // 1 of 30 + 10 − 11 / 5
    ['one in the second ten', { seo: 50, keywords: ranks(11) }, 28.8],
    ['the 20th', { seo: 50, keywords: ranks(20) }, 27],
    ['the 21st', { seo: 50, keywords: ranks(21) }, 25.8],
    ['a mean of 50 adds nothing', { seo: 50, keywords: ranks(50) }, 20],
    ['nor does a worse one', { seo: 50, keywords: ranks(90) }, 20],
    ['volume / 250', { seo: 50, keywords: [{ keyword: 'a', position: 90, volume: 2500 }] }, 30],
    ['at most 20 for volume', { seo: 50, keywords: [{ keyword: 'a', position: 90, volume: 5001 }] }, 40],
    // 30 + 9.8
    ['at most 30 for positions', { seo: 50, keywords: ranks(...Array.from({ length: 16 }, () => 1)) }, 59.8],
  ])('SEO: %s', (_, parts, points) => expect(score(parts).seo).toBeCloseTo(points, 10));

  it.each([
    [5, 100, 100],
    [5, 99, 95],
    [4.5, 50, 88],
    [4.5, 49, 83],
    [4.5, 20, 83],
    [4.5, 19, 78],
    [4.5, 10, 78],
    [4.5, 9, 73],
    [4.5, 5, 73],
    [4.5, 4, 68],
    [4.5, null, 68],
    [4.5, 0, 50],
    [null, 30, 50],
  ])('reputation: %p with %p reviews → %p', (rating, count, points) =>
    expect(score({ reviews: { rating, count } }).reputation).toBeCloseTo(points, 10),
  );

  it.each([
    [null, null, 50],
    ['', null, 35],
    [null, '4', 40],
    ['Next.js', null, 50],
    [' Gatsby ', null, 50],
    ['React', null, 50],
    ['Angular', null, 50],
    ['Svelte', null, 50],
    ['SvelteKit', null, 50],
    ['Astro', null, 50],
    ['Next.js Commerce', null, 30],
    ['Next.js', '15', 50],
    ['nuxt', null, 50],
    ['Vue.js', null, 50],
    ['Remix', null, 50],
    ['WordPress', null, 40],
    ['WordPress', '6.9', 45],
    ['Shopify', null, 40],
    ['Wix', null, 40],
    ['Webflow', null, 40],
    ['Squarespace', null, 40],
    ['Joomla', '5', 35],
    ['Drupal', null, 30],
    ['Magento', null, 30],
    ['Contao', null, 30],
  ])('maturity: %p %p → %p + best practices', (name, version, base) => {
    const cms = name === null && version === null ? null : { name, version };
    expect(score({ cms }).maturity).toBe(base + 25);
    expect(score({ cms, bestPractices: 96 }).maturity).toBe(base + 48);
  });

  it.each([
    [true, true, 100],
    [true, null, 100],
    [true, false, 60],
    [false, true, 40],
    [false, null, 0],
    [false, false, 0],
  ])('infrastructure: reachable %p, TLS %p → %p', (accessible, tls, points) =>
    expect(score({ connectivity: { accessible, tls } }).infrastructure).toBe(points),
  );

  it('weighs 25, 25, 20, 20, 10 and renormalises without a connectivity result', () => {
    // (12.5 + 5 + 10 + 15) / 0.9
    expect(score({})).toMatchObject({ global: 47, infrastructure: null, estimated: true, measuredParts: { k: 0, n: 5 } });
    // the same + 0.1 × 0 = 42.5, half up
    expect(score({ connectivity: { accessible: false, tls: null } })).toMatchObject({ global: 43, measuredParts: { k: 1, n: 5 } });
  });

  it('takes a company without a review for measured', () => {
    expect(score({ reviews: { rating: null, count: 0 } })).toMatchObject({ reputation: 50, measuredParts: { k: 1, n: 5 } });
    expect(score({ reviews: null })).toMatchObject({ reputation: 50, measuredParts: { k: 0, n: 5 } });
  });

  it.each<[string, Partial<SelfServeParts>, number]>([
    ['a device alone measures the speed', { mobile: 0 }, 1],
    ['and so does the other', { desktop: 0 }, 1],
    ['Lighthouse alone is half of the referencing', { seo: 80 }, 0],
    ['and keywords alone the other half', { keywords: [] }, 0],
    ['both are the whole', { seo: 0, keywords: [] }, 1],
    ['the system alone is half of the maturity', { cms: { name: 'Wix', version: null } }, 0],
    ['and best practices the other half', { bestPractices: 90 }, 0],
    ['both are the whole of it', { cms: { name: null, version: null }, bestPractices: 0 }, 1],
    ['the reach is one', { connectivity: { accessible: false, tls: null } }, 1],
  ])('counts what was wholly measured: %s', (_, parts, k) => expect(score(parts).measuredParts).toEqual({ k, n: 5 }));

  it('is no estimate when everything was measured', () => {
    const all = score({
      ...{ mobile: 100, desktop: 100, accessibility: 100, bestPractices: 100, seo: 100 },
      keywords: Array.from({ length: 12 }, (_, index) => ({ keyword: `plombier ${index}`, position: 1, volume: 1000 })),
      reviews: { rating: 5, count: 100 },
      cms: { name: 'Next.js', version: '15' },
      connectivity: { accessible: true, tls: true },
    });
    // SEO 40 + 24 + 20 + 9.8
    expect(all).toMatchObject({ global: 98, estimated: false, measuredParts: { k: 5, n: 5 } });
    expect(all.seo).toBeCloseTo(93.8, 10);
  });

  it('keeps every part and the global score within 0–100', () => {
    const points = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
    const keyword = fc.record({
      keyword: fc.constant('a'),
      position: fc.option(fc.integer({ min: -1, max: 120 }), { nil: null }),
      volume: fc.option(fc.integer({ min: -1, max: 9000 }), { nil: null }),
    });
    const someParts: fc.Arbitrary<SelfServeParts> = fc.record({
      ...{ mobile: points, desktop: points, accessibility: points, bestPractices: points, seo: points },
      keywords: fc.option(fc.array(keyword, { maxLength: 30 }), { nil: null }),
      reviews: fc.option(
        fc.record({
          rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true }), { nil: null }),
          count: fc.option(fc.nat(300), { nil: null }),
        }),
        { nil: null },
      ),
      cms: fc.option(fc.record({ name: fc.constantFrom(null, '', 'WordPress', 'Astro', 'Typo3'), version: fc.constantFrom(null, '1') }), {
        nil: null,
      }),
      connectivity: fc.option(fc.record({ accessible: fc.boolean(), tls: fc.option(fc.boolean(), { nil: null }) }), { nil: null }),
    });
    fc.assert(
      fc.property(someParts, (parts) => {
        const { global, performance, seo, reputation, maturity, infrastructure } = selfServeScore(parts);
        return (
          Number.isInteger(global) &&
          [global, performance, seo, reputation, maturity, infrastructure ?? 0].every((part) => part >= 0 && part <= 100)
        );
      }),
    );
  });
});
