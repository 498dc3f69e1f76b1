import { anUnknownSite, aSite } from '../../test/support/site-facts.js';
import { FINDINGS, type FindingId, judgeFindings } from './findings.rules.js';
import { costliestFirst, headlineOf } from './headline.rules.js';
import { HEADLINE_MARGIN } from './headline-comparison.rules.js';
import { HEADLINES } from './headlines.rules.js';
import { WRONG_PAGES } from './outcome-names.rules.js';
import { OUTCOMES } from './outcomes.rules.js';
import type { SiteFacts } from './site-facts.rules.js';
import { scoreVerdict } from './verdicts.rules.js';

const KNOWN = { hasSite: true, isScanning: false, hasFailed: false };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const ids = (facts: SiteFacts): FindingId[] => judgeFindings(facts).findings.map(({ rule }) => rule.id);
const of = (patch: Partial<SiteFacts>) => {
  const facts = aSite(patch);
  return headlineOf(facts, ids(facts), KNOWN);
};

describe('the most costly finding', () => {
  it('is the one with the largest gain in any order of the list; unknown ids are skipped', () => {
    expect(costliestFirst(['no-favicon', 'no-https', 'slow-mobile'])).toEqual(['no-https', 'slow-mobile', 'no-favicon']);
    expect(costliestFirst(['forgotten' as FindingId, 'no-favicon'])).toEqual(['no-favicon']);
    expect(costliestFirst([])).toEqual([]);
    for (const patch of [
      { mobilePoints: 30, phoneContentMs: 6000, mainContentMs: 6000 },
      { https: false, brokenLinks: 3 },
      { words: 40, favicon: false },
    ])
      expect(of(patch).finding).toBe(ids(aSite(patch))[0]);
  });

  it.each<[Partial<SiteFacts>, string]>([
    [
      { mobilePoints: 43, mainContentMs: 4800, phoneContentMs: 4800 },
      'Sur téléphone, vos clients attendent 4,8 s. Google en conseille 2,5.',
    ],
    [
      { mobilePoints: 43, mainContentMs: null, phoneContentMs: null },
      'Sur téléphone, votre site obtient 43 points sur 100. Un bon site en a 80.',
    ],
    // quick to appear and slow to answer: its wait is not what is wrong with it
    [
      { mobilePoints: 43, mainContentMs: 1900, phoneContentMs: 1900 },
      'Sur téléphone, votre site obtient 43 points sur 100. Un bon site en a 80.',
    ],
    // only the browser of the page audit has seen it
    [
      { mobilePoints: null, mainContentMs: 4800, phoneContentMs: null },
      'L’essentiel de votre page apparaît après 4,8 s. Google en conseille 2,5.',
    ],
    [{ brokenLinks: 1 }, 'Un lien de votre accueil ne mène plus nulle part.'],
    [{ imagesWithoutAlt: 1, someImageWithoutAlt: true }, '1 image sur 12 n’a aucun texte qui la décrive.'],
    [{ reviewCount: 0, rating: null }, 'Vous avez zéro avis Google. Dès 10, une note convainc.'],
    [{}, 'Sur téléphone, vos clients attendent 1,8 s. Google en conseille 2,5 au plus.'],
    [{ mainContentMs: null, phoneContentMs: null }, 'Rien de ce que nous vérifions n’est à corriger sur votre site.'],
  ])('for %j is worded as %p', (patch, sentence) => {
    expect(plain(of(patch).sentence)).toBe(sentence);
  });
});

/** Each figure of a headline: how to set it on a faultless site, and two values, the nearest that opens the page and one nearer to the limit. */
const AT_MARGIN: [FindingId, set: (value: number) => Partial<SiteFacts>, opens: number, close: number][] = [
  ['slow-main-content', (ms) => ({ mainContentMs: ms, phoneContentMs: null }), 4100, 2900],
  ['late-main-content', (ms) => ({ mainContentMs: ms, phoneContentMs: ms }), 3000, 2900],
  ['late-main-content', (ms) => ({ mainContentMs: ms, phoneContentMs: null }), 3000, 2900],
  ['mobile-to-improve', (points) => ({ mobilePoints: points }), 64, 65],
  ['low-accessibility', (points) => ({ accessibilityPoints: points }), 64, 65],
  ['slow-first-input', (ms) => ({ firstInputDelayMs: ms }), 360, 350],
  ['late-interactivity', (ms) => ({ timeToInteractiveMs: ms }), 6000, 5900],
  ['high-loading-time', (ms) => ({ loadingMs: ms }), 3600, 3500],
  ['large-page', (bytes) => ({ transferBytes: bytes }), 3_600_000, 3_500_000],
  ['title-too-long', (characters) => ({ titleCharacters: characters }), 72, 71],
  ['title-too-short', (characters) => ({ titleCharacters: characters }), 24, 25],
  ['description-too-short', (characters) => ({ descriptionCharacters: characters }), 96, 97],
  ['description-too-long', (characters) => ({ descriptionCharacters: characters }), 192, 191],
  ['irrelevant-title', (share) => ({ titleConsistency: share }), 0.24, 0.25],
  ['irrelevant-description', (share) => ({ descriptionConsistency: share }), 0.16, 0.17],
  ['thin-content', (words) => ({ words }), 200, 201],
  ['low-content-rate', (rate) => ({ contentRate: rate }), 0.08, 0.09],
  ['hard-to-read', (ease) => ({ readingEase: ease }), 32, 33],
  ['low-rating', (rating) => ({ rating }), 3.2, 3.3],
  ['few-reviews', (reviewCount) => ({ reviewCount }), 8, 9],
];

describe('the margin of the finding that opens', () => {
  const close = 'Votre site est à peu de chose de ce qui est conseillé.';

  it.each(AT_MARGIN)('lets %s open from its margin on', (finding, set, opens) => {
    const headline = of(set(opens));
    expect(headline).toMatchObject({ finding, comparison: { isClear: true } });
    const { yours, other } = headline.comparison ?? { yours: { value: 0 }, other: { value: 0 } };
    expect(Math.abs(yours.value - other.value)).toBeGreaterThanOrEqual(HEADLINE_MARGIN * other.value - 1e-9);
  });

  it.each(AT_MARGIN)('passes %s over within its margin, for the next clear finding or for none', (finding, set, _, near) => {
    expect(of(set(near))).toMatchObject({ finding: null, sentence: close, comparison: null });
    expect(of({ ...set(near), favicon: false })).toMatchObject({ finding: 'no-favicon', comparison: null });
    expect(of({ ...set(near), favicon: false }).finding).not.toBe(finding);
  });

  it('covers every finding of the catalogue whose headline is drawn against a limit', () => {
    const drawn = FINDINGS.filter(({ id }) => {
      const { comparison } = HEADLINES[id](aSite());
      return comparison !== null && !['broken-links', 'images-without-alt'].includes(id);
    }).map(({ id }) => id);
    // both are always clear: they begin at « Critique », far below the aim
    const always = ['slow-mobile', 'slow-desktop'];
    expect([...new Set([...AT_MARGIN.map(([id]) => id), ...always])].sort()).toEqual(drawn.sort());
  });

  it('never shows a wait beside an advised one that looks like it', () => {
    for (let ms = 1000; ms <= 6000; ms += 50) {
      for (const mobilePoints of [30, 59, 60, 64, 70, 79, 80, 95]) {
        const { comparison } = of({ mobilePoints, mainContentMs: ms, phoneContentMs: ms });
        if (!comparison) continue;
        expect({ ms, share: Math.abs(comparison.yours.value - comparison.other.value) / comparison.other.value >= 0.1999 }).toEqual({
          ms,
          share: true,
        });
      }
    }
  });

  it('tells a slow page by its points where its wait is close to the advised one', () => {
    expect(plain(of({ mobilePoints: 55, mainContentMs: 2600, phoneContentMs: 2600 }).sentence)).toBe(
      'Sur téléphone, votre site obtient 55 points sur 100. Un bon site en a 80.',
    );
  });

  it('praises no wait that is close to the advised one', () => {
    expect(plain(of({ mainContentMs: 2000, phoneContentMs: 2000 }).sentence)).toMatch(/attendent 2 s/);
    expect(of({ mainContentMs: 2100, phoneContentMs: 2100 }).sentence).toBe(
      'Rien de ce que nous vérifions n’est à corriger sur votre site.',
    );
  });
});

describe('the aim of a score', () => {
  it('is the best word of the scale: nothing « Excellent » is a finding, nothing below is praised', () => {
    for (let points = 0; points <= 100; points++) {
      const isExcellent = scoreVerdict(points).word === 'Excellent';
      for (const fact of ['mobilePoints', 'accessibilityPoints'] as const)
        expect([fact, points, ids(aSite({ [fact]: points })).length === 0]).toEqual([fact, points, isExcellent]);
      expect([points, ids(aSite({ desktopPoints: points })).length > 0]).toEqual([points, scoreVerdict(points).word === 'Critique']);
    }
  });
});

describe('a headline', () => {
  /** A site that fails by this finding: its figures at the edges that a tester would not think of. */
  const figures = (value: number): Partial<SiteFacts> =>
    Object.fromEntries(Object.entries(aSite()).flatMap(([name, known]) => (typeof known === 'number' ? [[name, value]] : [])));

  it.each(FINDINGS.map(({ id }) => id))('for %s fits the first screen and names only measured figures', (id) => {
    const unknown = HEADLINES[id](anUnknownSite());
    expect(unknown.comparison).toBeNull();
    expect(unknown.sentence.replace(/\(H1\)|404/g, '')).not.toMatch(/\d/);
    for (const facts of [anUnknownSite(), aSite(), aSite(figures(1)), aSite(figures(12_345))]) {
      const { sentence, comparison } = HEADLINES[id](facts);
      expect(sentence.length).toBeLessThanOrEqual(78);
      expect(sentence).toMatch(/^[\p{Lu}\d].+[.!]$/u);
      expect(sentence).not.toMatch(/\bnull\b|undefined|NaN|["']/);
      if (!comparison) continue;
      for (const { value } of [comparison.yours, comparison.other]) expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  it('draws both bars within the scale and in proportion to their figures', () => {
    const { comparison } = of({ mobilePoints: 43, mainContentMs: 4800, phoneContentMs: 4812 });
    expect(comparison).toMatchObject({ yours: { value: 4800 }, other: { value: 2500 } });
    expect(comparison?.full).toBeGreaterThan(4800);
  });
});

describe('the headline without a judged site', () => {
  it.each(WRONG_PAGES)('has no figure for the outcome %s despite earlier measurements', (outcome) => {
    const facts = aSite({ outcome, mobilePoints: 12, phoneContentMs: 9000, mainContentMs: 9000 });
    expect(headlineOf(facts, ids(facts), KNOWN)).toEqual({
      finding: null,
      sentence: OUTCOMES[outcome].owner.met,
      comparison: null,
      basis: null,
      todo: OUTCOMES[outcome].owner.todo,
    });
  });

  it('states whether the measurement is pending, failed or unknown', () => {
    const said = (known: typeof KNOWN) => headlineOf(anUnknownSite(), [], known).sentence;
    expect(said(KNOWN)).toBe('Votre site n’a pas encore été mesuré.');
    expect(said({ ...KNOWN, hasFailed: true })).toBe('Nous n’avons pas encore pu mesurer votre site.');
    expect(said({ ...KNOWN, isScanning: true, hasFailed: true })).toBe('Votre site est en train d’être mesuré.');
    expect(said({ ...KNOWN, hasSite: false })).toMatch(/^Nous n’avons pas trouvé de site/);
  });
});
