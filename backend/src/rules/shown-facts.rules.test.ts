import { aSite } from '../../test/support/site-facts.js';
import {
  contentRateBand,
  type Judged,
  ratingBand,
  readingBand,
  TIMING_LIMITS,
  TIMING_NAMES,
  timingBand,
  VITAL_LIMITS,
  type Vital,
  vitalBand,
} from './bands.rules.js';
import { decimal, duration, percent } from './figures.rules.js';
import { FINDINGS } from './findings.rules.js';
import { LIMITS } from './limits.rules.js';
import { asShown, SHOWN_FACTS } from './shown-facts.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** Every number that anything is judged by. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : Object.values((value ?? {}) as object).flatMap(numbersIn);
const ALL_LIMITS = [
  ...new Set([...numbersIn(LIMITS), ...numbersIn(VITAL_LIMITS), ...numbersIn(TIMING_LIMITS), 15, 40, 60, 70, 80, 90, 4.5]),
];

/** Anywhere, and close around each limit, where what is shown meets it. */
const FIGURES = [
  ...Array.from({ length: 400 }, (_, step) => step * 0.251),
  ...ALL_LIMITS.flatMap((limit) => Array.from({ length: 61 }, (_, step) => limit * (1 + (step - 30) / 1003))),
];

/** Checks that equally displayed values are judged equally. */
function sameAsShown(words: (value: number) => string, judge: (value: number) => unknown): void {
  const judged = new Map<string, string>();
  const different = FIGURES.flatMap((value) => {
    const [shown, judgement] = [words(value), JSON.stringify(judge(value))];
    const known = judged.get(shown) ?? judgement;
    judged.set(shown, known);
    return known === judgement ? [] : [`${shown}: ${known}, ${judgement} (${value})`];
  });
  expect(different).toEqual([]);
}

describe('the band of a rounded figure', () => {
  const shift = (value: number) => decimal(value, 2);
  const bands: [name: string, words: (value: number) => string, band: (value: number) => Judged][] = [
    ...(Object.keys(VITAL_LIMITS) as Vital[]).map(
      (vital) =>
        [vital, vital === 'cumulative_layout_shift' ? shift : duration, (value: number) => vitalBand(vital, value)] as [
          string,
          (value: number) => string,
          (value: number) => Judged,
        ],
    ),
    ...TIMING_NAMES.map((name) => [name, duration, (value: number) => timingBand(name, value)] as (typeof bands)[number]),
    ['reading', decimal, readingBand],
    ['content', percent, contentRateBand],
    ['rating', decimal, ratingBand],
  ];
  it.each(bands)('%s', (_name, words, band) => sameAsShown((value) => words(value), band));

  it('advises no limit that is already met', () => {
    for (const [vital, [first]] of Object.entries(VITAL_LIMITS) as [Vital, readonly [number, number]][]) {
      const words = vital === 'cumulative_layout_shift' ? shift : duration;
      expect([vital, words(first), vitalBand(vital, first).tone]).not.toEqual([vital, words(first), 'good']);
    }
  });
});

describe('the finding of a rounded figure', () => {
  it.each(FINDINGS.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    for (const fact of SHOWN_FACTS) {
      const site = (value: number): SiteFacts => asShown(aSite({ [fact]: value }));
      if (rule.found(site(1)) === rule.found(site(7777))) continue;
      sameAsShown(
        (value) => String(rule.found(site(value))),
        (value) => rule.fails(site(value)),
      );
    }
  });

  it('is rounded once', () => {
    for (const fact of SHOWN_FACTS)
      for (const value of FIGURES) {
        const once = asShown(aSite({ [fact]: value }))[fact];
        if (asShown(aSite({ [fact]: once }))[fact] !== once) throw new Error(`${fact} ${value}: ${once}`);
      }
  });

  it('rounds points, layout shift, ratings, times and sizes as they are shown and keeps null', () => {
    const facts = asShown(
      aSite({ mobilePoints: 49.6, layoutShift: 0.1049, rating: 4.449, readingEase: 61.26, mainContentMs: 2549, desktopPoints: null }),
    );
    expect(facts).toMatchObject({
      mobilePoints: 50,
      layoutShift: 0.1,
      rating: 4.4,
      readingEase: 61.3,
      mainContentMs: 2500,
      desktopPoints: null,
    });
    expect(SHOWN_FACTS).toContain('layoutShift');
  });
});
