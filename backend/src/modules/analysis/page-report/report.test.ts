import fc from 'fast-check';
import type { ReportCategory, ReportFacts } from './check.js';
import { checks } from './checks/index.js';
import { judgePage, reportGrade, reportStatus } from './report.js';
import { CATEGORY_WEIGHTS, PENALTIES } from './weights.js';

/** A page without a fault. */
const perfect: ReportFacts = {
  largestContentfulPaint: 1200,
  firstInputDelay: 20,
  timeToInteractive: 1500,
  loadingTime: 900,
  renderBlocking: false,
  titleLength: 45,
  descriptionLength: 140,
  h1Count: 1,
  canonical: true,
  imagesWithoutAlt: 0,
  readingEase: 65,
  transferSize: 800_000,
  contentRate: 0.25,
  https: true,
  doctype: true,
  encodingMeta: true,
  deprecatedTags: false,
};
const unmeasured = Object.fromEntries(Object.keys(perfect).map((name) => [name, null])) as unknown as ReportFacts;

describe('judgePage: penalties (specification 2, section 9; formula 11)', () => {
  it.each<[string, Partial<ReportFacts>, ReportCategory, string[], number]>([
    ['main content after 2.5 s', { largestContentfulPaint: 2500 }, 'performance', [], 100],
    ['… a moment later', { largestContentfulPaint: 2501 }, 'performance', ['late-main-content'], 90],
    ['main content after 4 s', { largestContentfulPaint: 4000 }, 'performance', ['late-main-content'], 90],
    ['… a moment later', { largestContentfulPaint: 4001 }, 'performance', ['slow-main-content'], 75],
    ['first input after 300 ms', { firstInputDelay: 300 }, 'performance', [], 100],
    ['… a moment later', { firstInputDelay: 301 }, 'performance', ['slow-first-input'], 80],
    ['usable after 5 s', { timeToInteractive: 5000 }, 'performance', [], 100],
    ['… a moment later', { timeToInteractive: 5001 }, 'performance', ['late-interactivity'], 80],
    ['loaded after 3 s', { loadingTime: 3000 }, 'performance', [], 100],
    ['… a moment later', { loadingTime: 3001 }, 'performance', ['high-loading-time'], 85],
    ['blocking resources', { renderBlocking: true }, 'performance', ['render-blocking'], 90],
    [
      'everything slow',
      { largestContentfulPaint: 9000, firstInputDelay: 900, timeToInteractive: 9000, loadingTime: 9000, renderBlocking: true },
      'performance',
      ['slow-main-content', 'slow-first-input', 'late-interactivity', 'high-loading-time', 'render-blocking'],
      10,
    ],
    ['no title', { titleLength: 0 }, 'seo', ['no-title'], 75],
    ['a title of 1', { titleLength: 1 }, 'seo', ['title-too-short'], 92],
    ['a title of 29', { titleLength: 29 }, 'seo', ['title-too-short'], 92],
    ['a title of 30', { titleLength: 30 }, 'seo', [], 100],
    ['a title of 60', { titleLength: 60 }, 'seo', [], 100],
    ['a title of 61', { titleLength: 61 }, 'seo', ['title-too-long'], 90],
    ['no description', { descriptionLength: 0 }, 'seo', ['no-description'], 80],
    ['a short description costs nothing', { descriptionLength: 10 }, 'seo', [], 100],
    ['no H1', { h1Count: 0 }, 'seo', ['no-h1'], 85],
    ['several H1', { h1Count: 3 }, 'seo', [], 100],
    ['no canonical address', { canonical: false }, 'seo', ['no-canonical'], 90],
    ['one image without alt', { imagesWithoutAlt: 1 }, 'seo', ['images-without-alt'], 92],
    [
      'nothing for search engines',
      { titleLength: 0, descriptionLength: 0, h1Count: 0, canonical: false, imagesWithoutAlt: 4 },
      'seo',
      ['no-title', 'no-description', 'no-h1', 'no-canonical', 'images-without-alt'],
      22,
    ],
    ['a reading ease of 40', { readingEase: 40 }, 'ux', [], 100],
    ['hard text', { readingEase: 39.9 }, 'ux', ['hard-to-read'], 85],
    ['easy text costs nothing (clarification 15)', { readingEase: 95 }, 'ux', [], 100],
    ['3 MB', { transferSize: 3_000_000 }, 'ux', [], 100],
    ['… a byte more', { transferSize: 3_000_001 }, 'ux', ['large-page'], 90],
    ['a tenth of text', { contentRate: 0.1 }, 'ux', [], 100],
    ['less text', { contentRate: 0.099 }, 'ux', ['low-content-rate'], 88],
    ['no HTTPS', { https: false }, 'technical', ['no-https'], 80],
    ['no doctype', { doctype: false }, 'technical', ['no-doctype'], 90],
    ['no encoding', { encodingMeta: false }, 'technical', ['no-encoding-meta'], 92],
    ['deprecated tags', { deprecatedTags: true }, 'technical', ['deprecated-tags'], 95],
  ])('%s', (_, facts, category, ids, score) => {
    const judged = judgePage({ ...perfect, ...facts });
    expect(judged.categories[category].issues.map(({ id }) => id)).toEqual(ids);
    expect(judged.categories[category].score).toBe(score);
    for (const [name, other] of Object.entries(judged.categories)) if (name !== category) expect(other.score).toBe(100);
  });

  it('has a penalty for every check, and a check for every penalty', () => {
    expect(checks.map(({ id }) => id).sort()).toEqual(Object.keys(PENALTIES).sort());
    expect(Object.values(CATEGORY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
  });
});

describe('judgePage: the whole page', () => {
  it('weighs 30, 35, 20, 15', () => {
    // 0.30 × 90 + 0.35 × 75 + 0.20 × 88 + 0.15 × 80 = 82.85
    const judged = judgePage({ ...perfect, renderBlocking: true, titleLength: 0, contentRate: 0.05, https: false });
    expect(judged).toMatchObject({ score: 83, grade: 'B', status: 'good' });
  });

  it('is perfect without a fault', () => {
    expect(judgePage(perfect)).toMatchObject({ score: 100, grade: 'A+', status: 'excellent', priorities: [] });
  });

  it('leaves out a category of which nothing was measured, and renormalises', () => {
    // 0.30 and 0.35 are left: (0.30 × 100 + 0.35 × 75) / 0.65 = 86.54
    const ux = { readingEase: null, transferSize: null, contentRate: null };
    const technical = { https: null, doctype: null, encodingMeta: null, deprecatedTags: null };
    const judged = judgePage({ ...perfect, ...ux, ...technical, titleLength: 0 });
    expect(judged.score).toBe(87);
    expect(judged.categories.ux).toMatchObject({ score: null, grade: null, status: null });
    expect(judged.categories.ux.unmeasured.map(({ id }) => id)).toEqual(['hard-to-read', 'large-page', 'low-content-rate']);
  });

  it('costs nothing for what was not measured, and lists it', () => {
    const { performance } = judgePage({ ...perfect, largestContentfulPaint: null, firstInputDelay: null, renderBlocking: true }).categories;
    expect(performance.score).toBe(90);
    expect(performance.unmeasured.map(({ id }) => id)).toEqual(['slow-main-content', 'late-main-content', 'slow-first-input']);
  });

  it('has no score when nothing was measured at all', () => {
    expect(judgePage(unmeasured)).toMatchObject({ score: null, grade: null, status: null, priorities: [] });
  });

  it('puts first what costs most in the global score', () => {
    const judged = judgePage({ ...perfect, titleLength: 0, largestContentfulPaint: 5000, deprecatedTags: true, https: false });
    expect(judged.priorities.map(({ id }) => id)).toEqual(['no-title', 'slow-main-content', 'no-https', 'deprecated-tags']);
  });

  it('keeps every score within 0–100, whatever was measured, and never rises with a further fault', () => {
    const opt = <T>(type: fc.Arbitrary<T>) => fc.option(type, { nil: null });
    const someFacts: fc.Arbitrary<ReportFacts> = fc.record({
      ...{ largestContentfulPaint: opt(fc.nat(9000)), firstInputDelay: opt(fc.nat(900)), timeToInteractive: opt(fc.nat(9000)) },
      ...{
        loadingTime: opt(fc.nat(9000)),
        renderBlocking: opt(fc.boolean()),
        titleLength: opt(fc.nat(90)),
        descriptionLength: opt(fc.nat(200)),
      },
      ...{
        h1Count: opt(fc.nat(3)),
        canonical: opt(fc.boolean()),
        imagesWithoutAlt: opt(fc.nat(5)),
        readingEase: opt(fc.integer({ min: -50, max: 120 })),
      },
      ...{ transferSize: opt(fc.nat(9_000_000)), contentRate: opt(fc.double({ min: 0, max: 1, noNaN: true })), https: opt(fc.boolean()) },
      ...{ doctype: opt(fc.boolean()), encodingMeta: opt(fc.boolean()), deprecatedTags: opt(fc.boolean()) },
    });
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { score, categories } = judgePage(facts);
        const worse = judgePage({ ...facts, https: false }).score ?? 0;
        const all = [score, ...Object.values(categories).map((category) => category.score)];
        return (
          all.every((value) => value === null || (Number.isInteger(value) && value >= 0 && value <= 100)) &&
          (facts.https === null || worse <= (score ?? 0))
        );
      }),
    );
  });
});

describe('grade and status of a page', () => {
  it.each([
    [100, 'A+', 'excellent'],
    [95, 'A+', 'excellent'],
    [94, 'A', 'excellent'],
    [90, 'A', 'excellent'],
    [89, 'B', 'good'],
    [80, 'B', 'good'],
    [79, 'C', 'average'],
    [70, 'C', 'average'],
    [69, 'D', 'poor'],
    [60, 'D', 'poor'],
    [59, 'F', 'critical'],
    [0, 'F', 'critical'],
  ])('%p: %s, %s', (score, grade, status) => expect([reportGrade(score), reportStatus(score)]).toEqual([grade, status]));
});
