import fc from 'fast-check';
import { anUnknownSite, aSite } from '../../../../test/support/site-facts.js';
import type { ReportCategory } from '../../../rules/finding.rules.js';
import { CATEGORY_WEIGHTS, reportGrade, reportStatus } from '../../../rules/page-report.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { judgePage, uxScoreOf } from './report.js';

describe('judgePage: penalties (specification 2, section 9; formula 11)', () => {
  it.each<[string, Partial<SiteFacts>, ReportCategory, string[], number]>([
    ['main content after 2.5 s', { mainContentMs: 2500 }, 'performance', [], 100],
    ['… a moment later', { mainContentMs: 2501 }, 'performance', ['late-main-content'], 90],
    ['main content after 4 s', { mainContentMs: 4000 }, 'performance', ['late-main-content'], 90],
    ['… a moment later', { mainContentMs: 4001 }, 'performance', ['slow-main-content'], 75],
    ['first input after 300 ms', { firstInputDelayMs: 300 }, 'performance', [], 100],
    ['… a moment later', { firstInputDelayMs: 301 }, 'performance', ['slow-first-input'], 80],
    ['usable after 5 s', { timeToInteractiveMs: 5000 }, 'performance', [], 100],
    ['… a moment later', { timeToInteractiveMs: 5001 }, 'performance', ['late-interactivity'], 80],
    ['loaded after 3 s', { loadingMs: 3000 }, 'performance', [], 100],
    ['… a moment later', { loadingMs: 3001 }, 'performance', ['high-loading-time'], 85],
    ['blocking resources', { renderBlocking: true }, 'performance', ['render-blocking'], 90],
    [
      'everything slow',
      { mainContentMs: 9000, firstInputDelayMs: 900, timeToInteractiveMs: 9000, loadingMs: 9000, renderBlocking: true },
      'performance',
      ['slow-main-content', 'slow-first-input', 'late-interactivity', 'high-loading-time', 'render-blocking'],
      10,
    ],
    ['no title', { titleCharacters: 0 }, 'seo', ['no-title'], 75],
    ['a title of 1', { titleCharacters: 1 }, 'seo', ['title-too-short'], 92],
    ['a title of 29', { titleCharacters: 29 }, 'seo', ['title-too-short'], 92],
    ['a title of 30', { titleCharacters: 30 }, 'seo', [], 100],
    ['a title of 60', { titleCharacters: 60 }, 'seo', [], 100],
    ['a title of 61', { titleCharacters: 61 }, 'seo', ['title-too-long'], 90],
    ['no description', { descriptionCharacters: 0 }, 'seo', ['no-description'], 80],
    ['a short description costs nothing', { descriptionCharacters: 10 }, 'seo', ['description-too-short'], 100],
    ['no H1', { h1Count: 0 }, 'seo', ['no-h1'], 85],
    ['several H1', { h1Count: 3 }, 'seo', ['several-h1'], 100],
    ['no canonical address', { canonical: false }, 'seo', ['no-canonical'], 90],
    ['one image without alt', { someImageWithoutAlt: true }, 'seo', ['images-without-alt'], 92],
    [
      'nothing for search engines',
      { titleCharacters: 0, descriptionCharacters: 0, h1Count: 0, canonical: false, someImageWithoutAlt: true },
      'seo',
      ['no-title', 'no-description', 'no-h1', 'no-canonical', 'images-without-alt'],
      22,
    ],
    ['a reading ease of 40', { readingEase: 40 }, 'ux', [], 100],
    ['hard text', { readingEase: 39.9 }, 'ux', ['hard-to-read'], 85],
    ['easy text costs nothing (clarification 15)', { readingEase: 95 }, 'ux', [], 100],
    ['3 MB', { transferBytes: 3_000_000 }, 'ux', [], 100],
    ['… a byte more', { transferBytes: 3_000_001 }, 'ux', ['large-page'], 90],
    ['a tenth of text', { contentRate: 0.1 }, 'ux', [], 100],
    ['less text', { contentRate: 0.099 }, 'ux', ['low-content-rate'], 88],
    ['no HTTPS', { https: false }, 'technical', ['no-https'], 80],
    ['no doctype', { doctype: false }, 'technical', ['no-doctype'], 90],
    ['no encoding', { encodingDeclared: false }, 'technical', ['no-encoding-meta'], 92],
    ['deprecated tags', { deprecatedTags: true }, 'technical', ['deprecated-tags'], 95],
  ])('%s', (_, facts, category, ids, score) => {
    const judged = judgePage(aSite(facts));
    expect(judged.categories[category].issues.map(({ id }) => id)).toEqual(ids);
    expect(judged.categories[category].score).toBe(score);
    for (const [name, other] of Object.entries(judged.categories)) if (name !== category) expect(other.score).toBe(100);
  });

  it('weighs four categories', () => {
    expect(Object.values(CATEGORY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
  });
});

describe('judgePage: the whole page', () => {
  it('weighs 30, 35, 20, 15', () => {
    // 0.30 × 90 + 0.35 × 75 + 0.20 × 88 + 0.15 × 80 = 82.85
    const judged = judgePage(aSite({ renderBlocking: true, titleCharacters: 0, contentRate: 0.05, https: false }));
    expect(judged).toMatchObject({ score: 83, grade: 'B', status: 'good' });
  });

  it('is perfect without a fault', () => {
    expect(judgePage(aSite())).toMatchObject({ score: 100, grade: 'A+', status: 'excellent', priorities: [] });
  });

  it('leaves out a category of which nothing was measured, and renormalises', () => {
    // 0.30 and 0.35 are left: (0.30 × 100 + 0.35 × 75) / 0.65 = 86.54
    const ux = { readingEase: null, transferBytes: null, contentRate: null };
    const technical = { https: null, doctype: null, encodingDeclared: null, deprecatedTags: null };
    const judged = judgePage(aSite({ ...ux, ...technical, titleCharacters: 0 }));
    expect(judged.score).toBe(87);
    expect(judged.categories.ux).toMatchObject({ score: null, grade: null, status: null });
    expect(judged.categories.ux.unmeasured.map(({ id }) => id)).toEqual(['large-page', 'hard-to-read', 'low-content-rate']);
  });

  it('costs nothing for what was not measured, and lists it', () => {
    const { performance } = judgePage(aSite({ mainContentMs: null, firstInputDelayMs: null, renderBlocking: true })).categories;
    expect(performance.score).toBe(90);
    expect(performance.unmeasured.map(({ id }) => id)).toEqual(['slow-main-content', 'late-main-content', 'slow-first-input']);
  });

  it('has no score when nothing was measured at all', () => {
    expect(judgePage(anUnknownSite())).toMatchObject({ score: null, grade: null, status: null, priorities: [] });
  });

  it('puts first what gains most', () => {
    const judged = judgePage(aSite({ titleCharacters: 0, mainContentMs: 5000, deprecatedTags: true, https: false }));
    expect(judged.priorities.map(({ id }) => id)).toEqual(['no-https', 'no-title', 'slow-main-content', 'deprecated-tags']);
  });

  it('keeps every score within 0–100, whatever was measured, and never rises with a further fault', () => {
    const opt = <T>(type: fc.Arbitrary<T>) => fc.option(type, { nil: null });
    const someFacts: fc.Arbitrary<Partial<SiteFacts>> = fc.record({
      ...{ mainContentMs: opt(fc.nat(9000)), firstInputDelayMs: opt(fc.nat(900)), timeToInteractiveMs: opt(fc.nat(9000)) },
      ...{
        loadingMs: opt(fc.nat(9000)),
        renderBlocking: opt(fc.boolean()),
        titleCharacters: opt(fc.nat(90)),
        descriptionCharacters: opt(fc.nat(200)),
      },
      ...{
        h1Count: opt(fc.nat(3)),
        canonical: opt(fc.boolean()),
        someImageWithoutAlt: opt(fc.boolean()),
        readingEase: opt(fc.integer({ min: -50, max: 120 })),
      },
      ...{ transferBytes: opt(fc.nat(9_000_000)), contentRate: opt(fc.double({ min: 0, max: 1, noNaN: true })), https: opt(fc.boolean()) },
      ...{ doctype: opt(fc.boolean()), encodingDeclared: opt(fc.boolean()), deprecatedTags: opt(fc.boolean()) },
    });
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { score, categories } = judgePage(aSite(facts));
        const worse = judgePage(aSite({ ...facts, https: false })).score ?? 0;
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

describe('uxScoreOf', () => {
  it('is the UX category, and null where nothing of it was measured', () => {
    expect(uxScoreOf(aSite({ contentRate: 0.05, transferBytes: 4_000_000 }))).toBe(78);
    expect(uxScoreOf(anUnknownSite())).toBeNull();
  });
});
