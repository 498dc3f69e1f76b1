import { anUnknownSite, aSite } from '../../test/support/site-facts.js';
import { GENERAL_ADVICE, impactOf, priorityOf } from './advice.rules.js';
import { CATEGORY_WORDS, EFFORT_WORDS, IMPACT_WORDS, OWNER_WORDS } from './finding.rules.js';
import { FINDINGS, type FindingId, findingOf, isJudged, judgeFindings } from './findings.rules.js';
import { planOf } from './plan.rules.js';
import { SEVERITIES } from './severities.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** No-break spaces are tested elsewhere. */
const plain = (text: string | null): string | null => text?.replace(/[\u00a0\u202f]/g, ' ') ?? null;
const judged = (id: FindingId, facts: Partial<SiteFacts>) => judgeFindings(aSite(facts)).findings.find(({ rule }) => rule.id === id);
const stepTitle = (id: FindingId, facts: SiteFacts) => plain(findingOf(id)?.step.title(facts) ?? null);

describe('the figure behind a finding', () => {
  it.each<[FindingId, Partial<SiteFacts>, string | null]>([
    ['mixed-content', { insecureFiles: 1, insecureActiveFiles: 0 }, '1 fichier'],
    ['mixed-content', { insecureFiles: 2, insecureActiveFiles: null }, '2 fichiers'],
    ['mixed-content', { insecureFiles: 3, insecureActiveFiles: 2 }, '3 fichiers, dont 2 que les navigateurs bloquent'],
    ['broken-links', { brokenLinks: 1 }, '1 lien'],
    ['broken-links', { brokenLinks: 4 }, '4 liens'],
    ['slow-mobile', { mobilePoints: 49 }, '49 sur 100'],
    ['mobile-to-improve', { mobilePoints: 78.6 }, '79 sur 100'],
    ['slow-desktop', { desktopPoints: 12 }, '12 sur 100'],
    ['slow-main-content', { mainContentMs: 4120 }, '4,1 s'],
    ['late-main-content', { mainContentMs: 2600 }, '2,6 s'],
    ['slow-first-input', { firstInputDelayMs: 310 }, '310 ms'],
    ['late-interactivity', { timeToInteractiveMs: 5200 }, '5,2 s'],
    ['high-loading-time', { loadingMs: 12_000 }, '12 s'],
    ['large-page', { transferBytes: 3_120_000 }, '3,1 Mo'],
    ['irrelevant-title', { titleConsistency: 0.125 }, '12,5 %'],
    ['title-too-long', { titleCharacters: 61 }, '61 caractères'],
    ['title-too-short', { titleCharacters: 1 }, '1 caractère'],
    ['irrelevant-description', { descriptionConsistency: 0.05 }, '5 %'],
    ['description-too-short', { descriptionCharacters: 119 }, '119 caractères'],
    ['description-too-long', { descriptionCharacters: 1200 }, '1’200 caractères'],
    ['several-h1', { h1Count: 2, h1WithTextCount: 2 }, '2 grands titres'],
    ['images-without-alt', { someImageWithoutAlt: true, imagesWithoutAlt: 3, imageCount: 12 }, '3 sur 12 images'],
    ['images-without-alt', { someImageWithoutAlt: true, imagesWithoutAlt: 1, imageCount: 1 }, '1 sur 1 image'],
    ['images-without-alt', { someImageWithoutAlt: true, imagesWithoutAlt: 1, imageCount: null }, '1 image'],
    ['images-without-alt', { someImageWithoutAlt: true, imagesWithoutAlt: 2, imageCount: null }, '2 images'],
    ['images-without-alt', { someImageWithoutAlt: true, imagesWithoutAlt: null }, null],
    ['hard-to-read', { readingEase: 35.52 }, '35,5 sur 100'],
    ['low-content-rate', { contentRate: 0.082 }, '8,2 %'],
    ['thin-content', { words: 1 }, '1 mot'],
    ['thin-content', { words: 120 }, '120 mots'],
    ['low-accessibility', { accessibilityPoints: 74 }, '74 sur 100'],
    ['low-rating', { rating: 3.5 }, '3,5 sur 5'],
    ['few-reviews', { reviewCount: 9 }, '9 avis'],
    ['no-first-page-keyword', { keywordsInTop10: 0, keywordCount: 24 }, '24 mots-clés relevés'],
    ['no-first-page-keyword', { keywordsInTop10: 0, keywordCount: 1 }, '1 mot-clé relevé'],
    ['no-title', { titleCharacters: 0 }, null],
    ['no-https', { https: false }, null],
    ['no-h1', { h1Count: 0, h1WithTextCount: 0 }, null],
  ])('%s of %j: %p', (id, facts, found) => {
    const finding = judged(id, facts);
    expect(finding).toBeDefined();
    expect(plain(finding?.found ?? null)).toBe(found);
  });

  it('is shown only when it was measured', () => {
    const none = FINDINGS.filter((rule) => rule.found(anUnknownSite()) !== null).map(({ id }) => id);
    expect(none).toEqual([]);
  });
});

describe('the step of the plan', () => {
  it.each<[FindingId, Partial<SiteFacts>, string]>([
    ['slow-mobile', { mobilePoints: 31 }, 'Accélérer la page d’accueil sur téléphone : 31 sur 100 aujourd’hui.'],
    ['slow-mobile', { mobilePoints: null }, 'Accélérer la page d’accueil sur téléphone.'],
    ['mobile-to-improve', { mobilePoints: 72 }, 'Gagner en vitesse sur téléphone : 72 sur 100 aujourd’hui, viser au moins 80.'],
    ['slow-desktop', { desktopPoints: 40 }, 'Accélérer l’affichage sur ordinateur : 40 sur 100 aujourd’hui.'],
    ['broken-links', { brokenLinks: 1 }, 'Réparer le lien cassé.'],
    ['broken-links', { brokenLinks: 4 }, 'Réparer 4 liens cassés.'],
    ['broken-links', { brokenLinks: null }, 'Réparer les liens cassés.'],
    ['title-too-long', { titleCharacters: 75 }, 'Raccourcir le titre de la page : 75 caractères, 60 au maximum.'],
    ['title-too-long', { titleCharacters: null }, 'Raccourcir le titre de la page, 60 au maximum.'],
    ['images-without-alt', { imagesWithoutAlt: 1 }, 'Décrire une image en quelques mots.'],
    ['images-without-alt', { imagesWithoutAlt: 7 }, 'Décrire 7 images en quelques mots.'],
    ['images-without-alt', { imagesWithoutAlt: null }, 'Décrire les images en quelques mots.'],
    ['thin-content', { words: 120 }, 'Étoffer la page d’accueil : 120 mots aujourd’hui.'],
    ['thin-content', { words: null }, 'Étoffer la page d’accueil.'],
    ['low-accessibility', { accessibilityPoints: 84 }, 'Améliorer l’accessibilité, notée 84 sur 100.'],
    ['low-accessibility', { accessibilityPoints: null }, 'Améliorer l’accessibilité.'],
  ])('for %s of %j is worded', (id, facts, title) => expect(stepTitle(id, aSite(facts))).toBe(title));

  it('is shared by findings that one intervention fixes', () => {
    const mended = new Map<string, FindingId[]>();
    for (const { id, step } of FINDINGS) mended.set(step.id, [...(mended.get(step.id) ?? []), id]);
    expect([...mended.keys()].filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect([...mended.values()].filter((ids) => ids.length > 1)).toEqual([
      ['canonical-elsewhere', 'canonical-other-domain', 'no-canonical'],
      ['no-https', 'invalid-certificate', 'mixed-content'],
      ['no-favicon', 'broken-favicon'],
      ['no-doctype', 'no-encoding-meta', 'deprecated-tags'],
      ['slow-mobile', 'mobile-to-improve', 'slow-desktop', 'slow-main-content', 'late-main-content'],
      ['slow-first-input', 'late-interactivity', 'render-blocking'],
      ['high-loading-time', 'no-compression'],
      ['no-title', 'irrelevant-title', 'title-too-long', 'title-too-short', 'several-titles'],
      ['no-description', 'irrelevant-description', 'description-too-short', 'description-too-long', 'several-descriptions'],
      ['no-h1', 'empty-h1', 'several-h1'],
      ['low-content-rate', 'thin-content'],
      ['low-rating', 'few-reviews'],
    ]);
  });

  it('takes its texts from the finding with the largest gain and lists the others', () => {
    const facts = aSite({ https: false, certificateValid: null, insecureFiles: 2 });
    const rule = findingOf('no-https');
    const [step] = planOf([...judgeFindings(facts).findings].reverse(), facts);
    expect(step).toEqual({
      id: 'https',
      title: rule?.step.title(facts),
      solution: rule?.howToFix,
      priority: 'high',
      gain: 95,
      owner: 'webmaster',
      effort: 'low',
      timeEstimate: '2 heures',
      findings: ['no-https', 'mixed-content'],
    });
  });

  it('has a high priority from a gain of 50 and a word for its gain', () => {
    expect([100, 50, 49, 0].map(priorityOf)).toEqual(['high', 'high', 'medium', 'medium']);
    expect([100, 50, 49, 30, 29, 0].map(impactOf)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low']);
  });

  it('replaces the general advice about the same subject', () => {
    const facts = aSite({ reviewCount: 3, keywordsInTop10: 0 });
    const plan = planOf(judgeFindings(facts).findings, facts);
    expect(plan.map(({ id, findings }) => [id, findings])).toEqual([
      ['pages', ['no-first-page-keyword']],
      ['reviews', ['few-reviews']],
      ['figures', []],
    ]);
  });
});

describe('the attributes of a finding', () => {
  it('have known values', () => {
    for (const { id, severity, report, owner, effort, timeEstimate, looksAt, title, threshold } of FINDINGS) {
      expect([id, Object.keys(SEVERITIES)]).toEqual([id, expect.arrayContaining([severity])]);
      expect([id, Object.keys(OWNER_WORDS)]).toEqual([id, expect.arrayContaining([owner])]);
      expect([id, Object.keys(EFFORT_WORDS)]).toEqual([id, expect.arrayContaining([effort])]);
      if (report) expect([id, Object.keys(CATEGORY_WORDS)]).toEqual([id, expect.arrayContaining([report.category])]);
      expect([id, timeEstimate]).toEqual([id, expect.stringMatching(/^(\d|une|quelques).*(minutes|heures?|journée|jours?|mois|client)$/)]);
      for (const words of [looksAt, title, threshold.words]) expect([id, words]).toEqual([id, expect.stringMatching(/\p{L}{2}/u)]);
    }
  });

  // specification 2, section 9
  it.each([
    ['performance', 'slow-main-content late-main-content slow-first-input late-interactivity high-loading-time render-blocking'],
    ['seo', 'no-title title-too-long title-too-short no-description no-h1 no-canonical images-without-alt'],
    ['ux', 'hard-to-read large-page low-content-rate'],
    ['technical', 'no-https no-doctype no-encoding-meta deprecated-tags'],
  ])('category %s loses points by %s', (category, ids) =>
    expect(FINDINGS.flatMap(({ id, report }) => (report?.category === category && report.penalty > 0 ? [id] : [])).sort()).toEqual(
      ids.split(' ').sort(),
    ),
  );

  it.each<[Partial<SiteFacts>, FindingId[]]>([
    [{ mobilePoints: 60 }, ['mobile-to-improve']],
    [{ mobilePoints: 59 }, ['slow-mobile']],
    [{ mainContentMs: 4000 }, ['late-main-content']],
    [{ mainContentMs: 4100 }, ['slow-main-content']],
    [{ https: false, certificateValid: false }, ['no-https']],
    [{ h1Count: 0, h1WithTextCount: 0 }, ['no-h1']],
    [{ h1Count: 1, h1WithTextCount: 0 }, ['empty-h1']],
    [{ httpStatus: 500 }, []],
  ])('exactly one of two exclusive findings applies: %j', (facts, ids) =>
    expect(judgeFindings(aSite(facts)).findings.map(({ rule }) => rule.id)).toEqual(ids),
  );

  it.each<[FindingId, Partial<SiteFacts>]>([
    ['empty-h1', { h1Count: null }],
    ['empty-h1', { h1WithTextCount: null }],
    ['several-h1', { h1Count: null, h1WithTextCount: 0 }],
    ['invalid-certificate', { https: null, certificateValid: null }],
  ])('%s cannot be judged of %j', (id, facts) => expect(judgeFindings(aSite(facts)).unmeasured.map((rule) => rule.id)).toContain(id));
});

it('has a word for every category, effort and owner', () => {
  expect(CATEGORY_WORDS).toEqual({ performance: 'Performance', seo: 'SEO', ux: 'UX', technical: 'Technique' });
  expect(EFFORT_WORDS).toEqual({ low: 'Faible', medium: 'Moyen', high: 'Important' });
  expect(IMPACT_WORDS).toEqual({ low: 'Faible', medium: 'Moyen', high: 'Fort' });
  // specification 1, section 4
  expect(OWNER_WORDS).toEqual({ agency: 'L’agence', webmaster: 'Le webmaster', company: 'L’entreprise' });
});

it('ranks general advice behind every finding and states its owner and effort', () => {
  const least = Math.min(...FINDINGS.map(({ gain }) => gain));
  for (const { id, owner, effort, timeEstimate, gain } of GENERAL_ADVICE) {
    expect([id, Object.keys(OWNER_WORDS)]).toEqual([id, expect.arrayContaining([owner])]);
    expect([id, Object.keys(EFFORT_WORDS)]).toEqual([id, expect.arrayContaining([effort])]);
    expect([id, timeEstimate]).toEqual([id, expect.stringMatching(/^\d.*(heures?|jours|client)$/)]);
    expect([id, gain < least]).toEqual([id, true]);
  }
});

describe('whether a site can be judged', () => {
  it.each<[Partial<SiteFacts>, boolean]>([
    [{}, true],
    [{ speedMeasured: false }, true],
    [{ pageMeasured: false }, true],
    [{ pageMeasured: false, speedMeasured: false }, false],
    [{ outcome: null }, true],
    [{ outcome: 'parked' }, false],
  ])('%j: %p', (facts, is) => expect(isJudged(aSite(facts))).toBe(is));
});
