import { anUnknownSite, aSite } from '../../test/support/site-facts.js';
import { FINDINGS, type FindingId, judgeFindings } from './findings.rules.js';
import { costliestOf, headlineOf } from './headline.rules.js';
import { HEADLINES } from './headlines.rules.js';
import { OUTCOMES, WRONG_PAGES } from './outcomes.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

const KNOWN = { hasSite: true, isScanning: false, hasFailed: false };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const ids = (facts: SiteFacts): FindingId[] => judgeFindings(facts).findings.map(({ rule }) => rule.id);
const of = (patch: Partial<SiteFacts>) => {
  const facts = aSite(patch);
  return headlineOf(facts, ids(facts), KNOWN);
};

describe('the most costly finding', () => {
  it('is the one with the largest gain in any order of the list; unknown ids are skipped', () => {
    expect(costliestOf(['no-favicon', 'no-https', 'slow-mobile'])).toBe('no-https');
    expect(costliestOf(['forgotten' as FindingId, 'no-favicon'])).toBe('no-favicon');
    expect(costliestOf([])).toBeNull();
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
      'Sur téléphone, votre site obtient 43 points sur 100. Un bon site en a 90.',
    ],
    // quick to appear and slow to answer: its wait is not what is wrong with it
    [
      { mobilePoints: 43, mainContentMs: 1900, phoneContentMs: 1900 },
      'Sur téléphone, votre site obtient 43 points sur 100. Un bon site en a 90.',
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
