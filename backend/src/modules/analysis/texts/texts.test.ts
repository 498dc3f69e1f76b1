import fc from 'fast-check';
import type { Facts } from './facts.js';
import { writeIntro } from './intro.js';
import { MAX_STEP_WORDS, writeRecommendations } from './recommendations.js';
import { wordCount } from './words.js';

const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const count = fc.option(fc.integer({ min: 0, max: 3000 }), { nil: null });
const yesNo = fc.option(fc.boolean(), { nil: null });

const someFacts: fc.Arbitrary<Facts> = fc.record({
  company: fc.constantFrom(
    'Dupont SA',
    'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl',
    'Association des amis du musée de la vigne et du vin',
    'A',
  ),
  domain: fc.constantFrom('dupont.ch', 'carrosserie-mueller-baechtold.example.ch'),
  city: fc.constantFrom(null, 'Yverdon'),
  mobile: score,
  desktop: score,
  accessibility: score,
  bestPractices: score,
  seo: score,
  mainContentSeconds: fc.option(fc.double({ min: 0.1, max: 40, noNaN: true }), { nil: null }),
  pageMegabytes: fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { nil: null }),
  cms: fc.constantFrom(null, 'WordPress', 'Adobe Experience Manager'),
  cmsVersion: fc.constantFrom(null, '6.9.1'),
  https: yesNo,
  certificateValid: yesNo,
  title: fc.constantFrom(null, 'Accueil'),
  titleLength: count,
  hasDescription: yesNo,
  h1Count: count,
  images: count,
  imagesWithoutAlt: count,
  brokenLinks: count,
  words: count,
  readingEase: fc.option(fc.integer({ min: -50, max: 120 }), { nil: null }),
  compressed: yesNo,
  structuredData: yesNo,
  keywords: count,
  rating: fc.constantFrom(null, 4.6),
  reviews: count,
  measured: fc.constant(true),
});

describe('writeIntro', () => {
  it('has two paragraphs of 50 to 70 words for any measured site', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const paragraphs = writeIntro(facts)?.split('\n\n') ?? [];
        expect(paragraphs).toHaveLength(2);
        for (const text of paragraphs) {
          expect(wordCount(text)).toBeGreaterThanOrEqual(50);
          expect(wordCount(text)).toBeLessThanOrEqual(70);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('names the exact figures of both devices', () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (facts, mobile, desktop) => {
        const text = writeIntro({ ...facts, mobile, desktop });
        expect(text).toContain(`${mobile} points sur 100 sur mobile`);
        expect(text).toContain(`${desktop} sur 100 sur ordinateur`);
      }),
    );
  });

  it('says nothing about a site that was not measured', () => {
    const [facts] = fc.sample(someFacts, 1);
    expect(writeIntro({ ...(facts as Facts), measured: false })).toBeNull();
  });
});

describe('writeRecommendations', () => {
  it('gives three distinct steps of at most 15 words', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const titles = writeRecommendations(facts).map(({ title }) => title);
        expect(new Set(titles).size).toBe(3);
        for (const title of titles) expect(wordCount(title)).toBeLessThanOrEqual(MAX_STEP_WORDS);
      }),
      { numRuns: 1000 },
    );
  });

  it('puts a missing certificate before a slow page and a slow page before missing descriptions of images', () => {
    const [facts] = fc.sample(someFacts, 1);
    const [first, second, third] = writeRecommendations({
      ...(facts as Facts),
      https: false,
      mobile: 20,
      titleLength: 40,
      brokenLinks: 0,
      h1Count: 1,
      hasDescription: true,
      imagesWithoutAlt: 12,
      accessibility: 100,
      words: 900,
    });
    expect(first?.title).toContain('HTTPS');
    expect(second?.title).toContain('mobile : 20 sur 100');
    expect(third?.title).toContain('12 images');
  });
});
