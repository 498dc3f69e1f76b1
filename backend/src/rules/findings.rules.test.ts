import { anUnknownSite, aSite } from '../../test/support/site-facts.js';
import { GENERAL_ADVICE } from './advice.rules.js';
import { countsOf, FINDINGS, type FindingId, findingOf, judgeFindings } from './findings.rules.js';
import type { Indexing } from './indexing.rules.js';
import { MAX_STEP_WORDS, planOf } from './plan.rules.js';
import type { SiteFacts } from './site-facts.rules.js';
import { WHY_SOURCES, whyWords } from './why.rules.js';

const indexing = (...reasons: Indexing['reasons']): Partial<SiteFacts> => ({
  indexing: { indexable: reasons.length === 0, reasons, preferred: null },
});

/** For each finding: the last value that is in order and the first that is not. */
const LIMIT_CASES: Record<FindingId, [inOrder: Partial<SiteFacts>, failing: Partial<SiteFacts>]> = {
  'hidden-from-google': [indexing(), indexing({ source: 'meta', directive: 'robots: noindex' })],
  'closed-to-google': [indexing(), indexing({ source: 'robots_txt', directive: 'Disallow: /' })],
  'canonical-elsewhere': [indexing(), indexing({ source: 'canonical', directive: 'https://autre.ch/' })],
  'canonical-other-domain': [indexing(), { indexing: { indexable: true, reasons: [], preferred: 'https://exemple.com/' } }],
  'home-not-found': [{ httpStatus: 200 }, { httpStatus: 404 }],
  'no-https': [{ https: true }, { https: false, certificateValid: null }],
  'invalid-certificate': [{ certificateValid: true }, { certificateValid: false }],
  'mixed-content': [{ insecureFiles: 0 }, { insecureFiles: 1, insecureActiveFiles: 0 }],
  'broken-links': [{ brokenLinks: 0 }, { brokenLinks: 1 }],
  'no-favicon': [{ favicon: true }, { favicon: false }],
  'broken-favicon': [{ brokenIcon: false }, { brokenIcon: true }],
  'no-doctype': [{ doctype: true }, { doctype: false }],
  'unreadable-characters': [{ unreadableCharacters: false }, { unreadableCharacters: true }],
  'no-encoding-meta': [{ encodingDeclared: true }, { encodingDeclared: false }],
  'deprecated-tags': [{ deprecatedTags: false }, { deprecatedTags: true }],
  'slow-mobile': [{ mobilePoints: 60 }, { mobilePoints: 59 }],
  'mobile-to-improve': [{ mobilePoints: 80 }, { mobilePoints: 79 }],
  'slow-desktop': [{ desktopPoints: 60 }, { desktopPoints: 59 }],
  'slow-main-content': [{ mainContentMs: 4049 }, { mainContentMs: 4050 }],
  'late-main-content': [{ mainContentMs: 2549 }, { mainContentMs: 2550 }],
  'slow-first-input': [{ firstInputDelayMs: 300 }, { firstInputDelayMs: 301 }],
  'late-interactivity': [{ timeToInteractiveMs: 5049 }, { timeToInteractiveMs: 5050 }],
  'high-loading-time': [{ loadingMs: 3049 }, { loadingMs: 3050 }],
  'render-blocking': [{ renderBlocking: false }, { renderBlocking: true }],
  'no-compression': [{ compressed: true }, { compressed: false }],
  'large-page': [{ transferBytes: 3_049_999 }, { transferBytes: 3_050_000 }],
  'no-title': [{ titleCharacters: 1 }, { titleCharacters: 0 }],
  'irrelevant-title': [{ titleConsistency: 0.2996 }, { titleConsistency: 0.2994 }],
  'title-too-long': [{ titleCharacters: 60 }, { titleCharacters: 61 }],
  'title-too-short': [{ titleCharacters: 30 }, { titleCharacters: 29 }],
  'several-titles': [{ severalTitles: false }, { severalTitles: true }],
  'no-description': [{ descriptionCharacters: 1 }, { descriptionCharacters: 0 }],
  'irrelevant-description': [{ descriptionConsistency: 0.2 }, { descriptionConsistency: 0.19 }],
  'description-too-short': [{ descriptionCharacters: 120 }, { descriptionCharacters: 119 }],
  'description-too-long': [{ descriptionCharacters: 160 }, { descriptionCharacters: 161 }],
  'several-descriptions': [{ severalDescriptions: false }, { severalDescriptions: true }],
  'no-h1': [{ h1Count: 1 }, { h1Count: 0, h1WithTextCount: 0 }],
  'empty-h1': [{ h1WithTextCount: 1 }, { h1WithTextCount: 0 }],
  'several-h1': [{ h1Count: 1 }, { h1Count: 2, h1WithTextCount: 2 }],
  'no-canonical': [{ canonical: true }, { canonical: false }],
  'images-without-alt': [{ someImageWithoutAlt: false }, { someImageWithoutAlt: true, imagesWithoutAlt: 3 }],
  'no-structured-data': [{ structuredData: true }, { structuredData: false }],
  'no-social-title': [{ socialTitle: true }, { socialTitle: false }],
  'unusual-address': [{ plainAddress: true }, { plainAddress: false }],
  'hard-to-read': [{ readingEase: 39.96 }, { readingEase: 39.94 }],
  'low-content-rate': [{ contentRate: 0.0996 }, { contentRate: 0.0994 }],
  'thin-content': [{ words: 250 }, { words: 249 }],
  'drawn-by-scripts': [{ drawnByScripts: false }, { drawnByScripts: true }],
  'low-accessibility': [{ accessibilityPoints: 80 }, { accessibilityPoints: 79 }],
  'low-rating': [{ rating: 3.96 }, { rating: 3.94 }],
  'few-reviews': [{ reviewCount: 10 }, { reviewCount: 9 }],
  'no-first-page-keyword': [{ keywordsInTop10: 1 }, { keywordsInTop10: 0 }],
};

const idsOf = (facts: SiteFacts) => judgeFindings(facts).findings.map(({ rule }) => rule.id);

describe('the catalogue of findings', () => {
  it('reports nothing for a faultless site and judges only measured facts', () => {
    expect(judgeFindings(aSite())).toEqual({ findings: [], unmeasured: [], counts: { total: 0, critical: 0, warnings: 0, notices: 0 } });
    const unknown = judgeFindings(anUnknownSite());
    expect(unknown.findings).toEqual([]);
    expect(unknown.unmeasured).toHaveLength(FINDINGS.length);
  });

  it.each(Object.entries(LIMIT_CASES))('%s fails only beyond its limit', (id, [inOrder, failing]) => {
    expect(idsOf(aSite(inOrder))).not.toContain(id);
    const found = judgeFindings(aSite(failing)).findings;
    expect(found.map(({ rule }) => rule.id)).toContain(id);
    const facts = Object.keys(failing) as (keyof SiteFacts)[];
    const unmeasured = judgeFindings(aSite(Object.fromEntries(facts.map((fact) => [fact, null])))).unmeasured;
    expect(unmeasured.map((rule) => rule.id)).toContain(id);
  });

  it('contains each finding once with a distinct gain', () => {
    const ids = FINDINGS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(LIMIT_CASES).sort()).toEqual([...ids].sort());
    expect(new Set(FINDINGS.map(({ gain }) => gain)).size).toBe(FINDINGS.length);
    expect(findingOf('no-title')?.title).toBe('Titre absent');
    expect(findingOf('gone')).toBeUndefined();
  });

  it('keeps the severities and penalties of the specification', () => {
    const penalties = Object.fromEntries(FINDINGS.flatMap(({ id, report }) => (report?.penalty ? [[id, report.penalty]] : [])));
    expect(penalties).toEqual({
      ...{ 'slow-main-content': 25, 'late-main-content': 10, 'slow-first-input': 20, 'late-interactivity': 20 },
      ...{ 'high-loading-time': 15, 'render-blocking': 10, 'no-title': 25, 'title-too-long': 10, 'title-too-short': 8 },
      ...{ 'no-description': 20, 'no-h1': 15, 'no-canonical': 10, 'images-without-alt': 8, 'hard-to-read': 15, 'large-page': 10 },
      ...{ 'low-content-rate': 12, 'no-https': 20, 'no-doctype': 10, 'no-encoding-meta': 8, 'deprecated-tags': 5 },
    });
    const of = (severity: string) => FINDINGS.filter((one) => one.severity === severity).map(({ id }) => id);
    expect(of('critical')).toEqual(expect.arrayContaining(['no-title', 'no-h1', 'no-https', 'irrelevant-title', 'irrelevant-description']));
    expect(of('warning')).toEqual(
      expect.arrayContaining([
        'high-loading-time',
        'no-description',
        'no-favicon',
        'images-without-alt',
        'several-titles',
        'low-content-rate',
      ]),
    );
    expect(of('notice')).toEqual(
      expect.arrayContaining([
        'no-compression',
        'render-blocking',
        'no-social-title',
        'title-too-long',
        'title-too-short',
        'unusual-address',
      ]),
    );
  });

  it('reports a fault once: no figure fails two limits', () => {
    const NUMBERS = [0, 0.01, 0.5, 1, 2, 4, 29, 49, 61, 89, 119, 161, 404, 2600, 4100, 5100, 60_000, 9_000_000];
    const once = (Object.keys(aSite({})) as (keyof SiteFacts)[]).flatMap((fact) => {
      const value = aSite({})[fact];
      const others = typeof value === 'number' ? NUMBERS : typeof value === 'boolean' ? [!value] : [];
      return others.map((other) => [fact, other, judgeFindings(aSite({ [fact]: other })).findings.map(({ rule }) => rule.id)] as const);
    });
    expect(once.filter(([, , ids]) => ids.length > 1)).toEqual([]);
    expect(new Set(once.flatMap(([, , ids]) => ids)).size).toBeGreaterThan(FINDINGS.length * 0.8);
  });

  it('counts headings without words once, however many there are', () => {
    const idsOf = (facts: Partial<SiteFacts>) => judgeFindings(aSite(facts)).findings.map(({ rule }) => rule.id);
    expect(idsOf({ h1Count: 3, h1WithTextCount: 0 })).toEqual(['empty-h1']);
    expect(idsOf({ h1Count: 3, h1WithTextCount: 1 })).toEqual(['several-h1']);
  });

  it('is written in correct French', () => {
    const facts = aSite(Object.assign({}, ...Object.values(LIMIT_CASES).map(([, failing]) => failing)));
    const texts = FINDINGS.flatMap(({ step, threshold, found, ...rule }) => [
      ...[rule.title, rule.description, rule.howToFix, whyWords(rule.why), rule.looksAt, rule.timeEstimate],
      ...[threshold.words, step.title(facts), step.title(anUnknownSite()), found(facts) ?? 'rien'],
    ]);
    for (const text of texts) {
      expect(text).not.toMatch(/'|\.\.\.|\b(null|NaN|undefined)\b/);
      expect(text).not.toMatch(/[^\s][;:!?»%](?=\s|$)|«\S| [;:!?»%]|« /);
      expect(text).toBe(text.trim());
    }
    for (const { description, howToFix, why } of FINDINGS)
      for (const sentence of [description, howToFix, why.says, whyWords(why)]) expect(sentence).toMatch(/^[A-ZÉÀ].*\.$/u);
  });
});

/** Effects on this company, which are not measured. */
const EFFECT =
  /visiteur\w* (?:\w+ )?(?:part|repart|quitt|abandonn|attend|n’ir|fui)|\b(?:perd\w*|coûte\w*|rapporte\w*|attire\w*|convainc\w*|retien\w*|fait fuir|gagne\w* des|moins de|plus de) (?:clics?|clients?|demandes?|visiteurs?|ventes?|places?|appels?)|\bclics\b|chaque seconde|la plupart des (?:clients|visiteurs)|beaucoup de clients|une partie des visiteurs/iu;

describe('the words of a finding', () => {
  const everywhere = aSite(Object.assign({}, ...Object.values(LIMIT_CASES).map(([, failing]) => failing)));

  it.each(FINDINGS.map((rule) => [rule.id, rule] as const))(
    '%s: why it matters is said by somebody named, in general, or was measured',
    (_, rule) => {
      const source = WHY_SOURCES[rule.why.source];
      if (source === null) return expect(whyWords(rule.why)).toBe(rule.why.says);
      expect(whyWords(rule.why).endsWith(` (${source.name()}).`)).toBe(true);
      // a published statement is about pages and companies in general, never about this one
      expect(rule.why.says).not.toMatch(/\b(?:votre|vos|ce site|cette page|cette entreprise|l’entreprise|la page d’accueil)\b/iu);
      // and contains no figure except the applied limit or a name
      const figures = (text: string) => text.match(/\d+(?:,\d+)?/g) ?? [];
      const known = new Set([...figures(rule.threshold.words), ...figures(rule.description)]);
      expect(figures(rule.why.says).filter((figure) => !known.has(figure))).toEqual([]);
    },
  );

  it('claim no effect on the company', () => {
    const texts = FINDINGS.flatMap((rule) => [
      ...[rule.title, rule.description, rule.howToFix, whyWords(rule.why), rule.threshold.words],
      ...[rule.step.title(everywhere), rule.step.title(anUnknownSite()), rule.found(everywhere) ?? ''],
    ]);
    const plan = planOf([], aSite()).flatMap(({ title, solution }) => [title, solution]);
    expect([...texts, ...plan].filter((text) => EFFECT.test(text))).toEqual([]);
    // former wordings and similar ones
    const claims = ['Une partie des visiteurs repart.', 'Chaque seconde d’attente coûte des demandes.', 'L’extrait attire moins de clics.'];
    expect(claims.filter((text) => !EFFECT.test(text))).toEqual([]);
  });

  it('name existing bodies and documents as sources', () => {
    for (const source of Object.values(WHY_SOURCES)) if (source) expect(new URL(source.url).protocol).toBe('https:');
    const used = new Set(FINDINGS.map(({ why }) => why.source));
    expect(Object.keys(WHY_SOURCES).filter((name) => !used.has(name as never))).toEqual([]);
  });
});

describe('the list of findings of a site', () => {
  /** Every pattern of failures and gaps: a value fails, is in order, or was not measured. */
  const someSites = Array.from({ length: 400 }, (_, seed) => {
    let state = seed * 2654435761;
    const next = () => {
      state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
      return state / 2 ** 32;
    };
    const patches = Object.values(LIMIT_CASES).map(([inOrder, failing]) => {
      const dice = next();
      return dice < 0.4 ? failing : dice < 0.8 ? inOrder : Object.fromEntries(Object.keys(failing).map((fact) => [fact, null]));
    });
    return aSite(Object.assign({}, ...patches));
  });

  it('is ranked by gain, contains every finding and counts what it lists', () => {
    for (const facts of someSites) {
      const { findings, unmeasured, counts } = judgeFindings(facts);
      const rules = findings.map(({ rule }) => rule);
      expect(counts).toEqual(countsOf(rules));
      expect(counts.critical + counts.warnings + counts.notices).toBe(findings.length);
      expect(rules.map(({ gain }) => gain)).toEqual(rules.map(({ gain }) => gain).sort((a, b) => b - a));
      expect(rules.filter((rule) => unmeasured.includes(rule))).toEqual([]);
    }
  });

  it('yields a plan that fixes each finding once and repeats no step', () => {
    for (const facts of someSites) {
      const { findings } = judgeFindings(facts);
      const plan = planOf(findings, facts);
      expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
      expect(new Set(plan.map(({ title }) => title)).size).toBe(plan.length);
      expect(plan.flatMap((step) => step.findings).sort()).toEqual(findings.map(({ rule }) => rule.id).sort());
      expect(plan.map(({ gain }) => gain)).toEqual(plan.map(({ gain }) => gain).sort((a, b) => b - a));
      for (const { title } of plan) expect(title.split(/\s+/).length).toBeLessThanOrEqual(MAX_STEP_WORDS);
    }
  });

  it('ends with general advice, which is all that a faultless site gets', () => {
    const facts = aSite();
    expect(planOf([], facts).map(({ id, findings, priority }) => [id, findings, priority])).toEqual(
      GENERAL_ADVICE.map(({ id }) => [id, [], 'medium']),
    );
    expect(planOf([], anUnknownSite())).toEqual([]);
    expect(planOf(judgeFindings(aSite({ https: false })).findings, aSite({ outcome: 'parked' }))).toEqual([]);
  });
});
