import fc from 'fast-check';
import { type ScoreEntry, type Scores, scoreFile } from './score-file.js';

const nothing: Record<keyof ScoreEntry, unknown> = {
  quizPoints: null,
  storedScore: null,
  pageSpeed: null,
  loadSeconds: null,
  firstPaintSeconds: null,
  pageReport: null,
  keywords: null,
  company: '',
  domain: '',
  reviews: null,
  cms: null,
  connectivity: null,
};
type Given = Partial<Record<keyof ScoreEntry, unknown>>;

/** The scores of one entry; numbers to 10 decimals, so that 69.5 and 69.49999999999999 are the same. */
function scoresOf(given: Given): Scores {
  const file = scoreFile(JSON.stringify([{ ...nothing, ...given }]));
  if ('faults' in file) throw new Error(file.faults.join('\n'));
  const tidy = JSON.stringify(file.scores[0], (_, value) => (typeof value === 'number' ? Number(value.toFixed(10)) : value));
  return JSON.parse(tidy);
}
const to10 = (value: number) => Number(value.toFixed(10));

const noSeo = { composite: null, visibility: null, nonBrand: null, onPage: null };
const quizPoints = (...points: number[]) => Object.fromEntries(points.map((value, index) => [index + 1, value]));
const speed = { mobile: null, desktop: null, accessibility: null, bestPractices: null, seo: null };

describe('scoreFile: entries computed by hand', () => {
  it.each<[string, Given, object]>([
    [
      'everything null',
      {},
      {
        quiz: null,
        ...{ overall: null, technical: null, digitalMaturity: 50, acquisition: 40, innovation: 30 },
        seo: noSeo,
        selfServe: { global: 47, performance: 50, seo: 20, reputation: 50, maturity: 75, infrastructure: null },
        ...{ grade: null, label: null, loss: null, opportunities: [] },
        estimates: {
          digitalMaturity: { estimated: true, measuredParts: '0/6' },
          acquisition: { estimated: true, measuredParts: '0/5' },
          innovation: { estimated: true, measuredParts: '0/5' },
          selfServe: { estimated: true, measuredParts: '0/5' },
        },
      },
    ],
    [
      // 125 / 210; 55 / 90, 60 / 90, 10 / 30
      'quiz only',
      { quizPoints: quizPoints(5, 25, 30, 20, 10, 5, 30) },
      {
        quiz: { score: 60, maturity: 61, acquisition: 67, innovation: 33 },
        ...{ overall: null, technical: null, digitalMaturity: 61, acquisition: 67, innovation: 33, grade: null, label: null, loss: null },
      },
    ],
    [
      'quiz and its stored score',
      { quizPoints: quizPoints(5, 25, 30, 20, 10, 5, 30), storedScore: 60 },
      {
        ...{ overall: 60, digitalMaturity: 61, acquisition: 67, innovation: 33, grade: 'C', label: 'Moyen' },
        loss: { month: 6000, year: 72_000, cards: [2400, 2100, 1500] },
      },
    ],
    [
      'a quiz half done',
      { quizPoints: { 1: 5, 2: 25, 3: 30 }, storedScore: 94 },
      {
        quiz: null,
        overall: 94,
        digitalMaturity: 75,
        acquisition: 66,
        innovation: 56,
        grade: 'A',
        label: 'Excellent',
        loss: { month: 1000, year: 12_000, cards: [400, 350, 250] },
      },
    ],
    [
      'points above 30 count as 30',
      { quizPoints: quizPoints(100, 30, 30, 30, 0, 30, 30) },
      { quiz: { score: 86, maturity: 100, acquisition: 100, innovation: 0 }, digitalMaturity: 100, acquisition: 100, innovation: 0 },
    ],
    [
      'page speed only',
      { pageSpeed: { mobile: 0.5, desktop: 0.8, accessibility: 0.9, bestPractices: 0.7, seo: 0.6 } },
      {
        // technical (24.8 + 21 + 6.5) / 0.8; self-serve (17.75 + 6 + 10 + 17) / 0.9
        ...{ quiz: null, overall: 62, technical: 65.375, digitalMaturity: 50, acquisition: 60, innovation: 37 },
        seo: noSeo,
        selfServe: { global: 56, performance: 71, seo: 24, reputation: 50, maturity: 85, infrastructure: null },
        ...{ grade: 'C', label: 'Moyen', loss: { month: 5700, year: 68_400, cards: [2280, 1995, 1425] } },
      },
    ],
    [
      'the computer alone; the stored score wins',
      { storedScore: 81, pageSpeed: { ...speed, desktop: 0.57 }, loadSeconds: 4 },
      {
        // (0.4 × 57 + 0.2 × 60 + 0.1 × 57) / 0.7
        ...{
          overall: 81,
          technical: to10(40.5 / 0.7),
          digitalMaturity: 65,
          acquisition: 57,
          innovation: 49,
          grade: 'B',
          label: 'Excellent',
        },
        loss: { month: 2850, year: 34_200, cards: [1140, 998, 712] },
      },
    ],
    [
      'an empty keyword list without an on-page result',
      { keywords: [], pageSpeed: { ...speed, mobile: 0.45, seo: 0.8 } },
      {
        ...{ overall: 45, technical: 45, digitalMaturity: 50, acquisition: 80, innovation: 30, grade: 'D', label: 'Critique' },
        seo: { ...noSeo, visibility: 0 },
        selfServe: { global: 49, performance: 45, seo: 32, reputation: 50, maturity: 75, infrastructure: null },
        loss: { month: 8250, year: 99_000, cards: [3300, 2888, 2062] },
        opportunities: [],
      },
    ],
    [
      // composite 17.6 / 0.7 = 25.14, − 1 for two warnings
      'an empty keyword list with an on-page result',
      { keywords: [], pageReport: { critical: 1, warnings: 2, ux: 78 } },
      {
        ...{ overall: null, technical: null, digitalMaturity: 50, acquisition: 24, innovation: 30 },
        seo: { composite: to10(17.6 / 0.7), visibility: 0, nonBrand: null, onPage: 88 },
      },
    ],
    [
      'keywords without volume or position are shown, not counted',
      {
        keywords: [
          { keyword: 'plombier vevey', position: 2, volume: null },
          { keyword: 'chauffage vevey', position: null, volume: 900 },
          { keyword: 'sanitaire vevey', position: 0, volume: 50 },
          { keyword: null, position: 12, volume: 300 },
        ],
      },
      {
        acquisition: 40,
        seo: { ...noSeo, visibility: 0 },
        selfServe: { global: 47, performance: 50, seo: 20, reputation: 50, maturity: 75, infrastructure: null },
        opportunities: [
          { keyword: 'plombier vevey', byPosition: 'Acquis', byRules: 'Faible' },
          { keyword: 'chauffage vevey', byPosition: 'Non positionné', byRules: 'Faible' },
          { keyword: 'sanitaire vevey', byPosition: 'Non positionné', byRules: 'Faible' },
          { keyword: null, byPosition: 'Forte', byRules: 'Moyenne' },
        ],
      },
    ],
    [
      'a company with a legal form and accents',
      {
        company: 'Boulangerie Müller Sàrl',
        domain: 'https://www.boulangerie-mueller.ch/',
        keywords: [
          { keyword: 'muller horaires', position: 1, volume: 100 },
          { keyword: 'boulangerie lausanne', position: 8, volume: 300 },
          { keyword: 'sàrl création', position: 25, volume: 100 },
          { keyword: 'boulangerie mueller', position: 2, volume: 0 },
        ],
      },
      {
        // visibility (100 + 180 + 10) / 500; composite (29 + 10) / 0.7; positions 6 + volume 2 + mean 9 → 8.2
        acquisition: 56,
        seo: { composite: to10(39 / 0.7), visibility: 58, nonBrand: 50, onPage: null },
        selfServe: { global: 52, performance: 50, seo: 36.2, reputation: 50, maturity: 75, infrastructure: null },
        opportunities: [
          { keyword: 'muller horaires', byPosition: 'Acquis', byRules: 'Faible' },
          { keyword: 'boulangerie lausanne', byPosition: 'Acquis', byRules: 'Faible' },
          { keyword: 'sàrl création', byPosition: 'Moyenne', byRules: 'Faible' },
          { keyword: 'boulangerie mueller', byPosition: 'Acquis', byRules: 'Faible' },
        ],
      },
    ],
    [
      'unreachable, TLS unknown',
      { connectivity: { accessible: false, tls: null } },
      { selfServe: { global: 43, performance: 50, seo: 20, reputation: 50, maturity: 75, infrastructure: 0 } },
    ],
    [
      'unreachable with a valid certificate; a rating without reviews; a site without a known system',
      { connectivity: { accessible: false, tls: true }, reviews: { rating: 4.8, count: 0 }, cms: { name: null, version: null } },
      // 12.5 + 5 + 10 + 12 + 4
      { selfServe: { global: 44, performance: 50, seo: 20, reputation: 50, maturity: 60, infrastructure: 40 } },
    ],
    [
      'a whole, ordinary company',
      {
        quizPoints: quizPoints(15, 30, 20, 20, 20, 25, 15),
        storedScore: 69,
        pageSpeed: { mobile: 0.42, desktop: 0.88, accessibility: 0.91, bestPractices: 0.96, seo: 0.85 },
        ...{ loadSeconds: 3.5, firstPaintSeconds: 2.5, pageReport: { critical: 2, warnings: 3, ux: 73 } },
        ...{ company: 'Dupont Sanitaire SA', domain: 'dupont.ch' },
        keywords: [
          { keyword: 'plombier yverdon', position: 12, volume: 320 },
          { keyword: 'dupont sanitaire', position: 1, volume: 40 },
          { keyword: 'débouchage urgence', position: 3, volume: 140 },
        ],
        ...{
          reviews: { rating: 4.5, count: 37 },
          cms: { name: 'WordPress', version: '6.9' },
          connectivity: { accessible: true, tls: true },
        },
      },
      {
        quiz: { score: 69, maturity: 56, acquisition: 83, innovation: 67 },
        ...{ overall: 69, technical: 68.46, digitalMaturity: 61, acquisition: 77, innovation: 70 },
        seo: { composite: to10(27.6 + 40 / 3 + 15.6 + 8.5), visibility: 55.2, nonBrand: to10(200 / 3), onPage: 78 },
        selfServe: {
          global: 75,
          performance: 69.5,
          seo: to10(34 + 5 + 2 + 10 - 16 / 15),
          reputation: 83,
          maturity: 93,
          infrastructure: 100,
        },
        ...{ grade: 'C', label: 'Moyen', loss: { month: 4650, year: 55_800, cards: [1860, 1628, 1162] } },
        opportunities: [
          { keyword: 'plombier yverdon', byPosition: 'Forte', byRules: 'Moyenne' },
          { keyword: 'dupont sanitaire', byPosition: 'Acquis', byRules: 'Faible' },
          { keyword: 'débouchage urgence', byPosition: 'Acquis', byRules: 'Faible' },
        ],
        estimates: {
          digitalMaturity: { estimated: false, measuredParts: '6/6' },
          acquisition: { estimated: false, measuredParts: '5/5' },
          innovation: { estimated: false, measuredParts: '5/5' },
          selfServe: { estimated: false, measuredParts: '5/5' },
        },
      },
    ],
    [
      'the best there is',
      {
        quizPoints: quizPoints(30, 30, 30, 30, 30, 30, 30),
        storedScore: 100,
        pageSpeed: { mobile: 1, desktop: 1, accessibility: 1, bestPractices: 1, seo: 1 },
        ...{
          loadSeconds: 0,
          firstPaintSeconds: 0,
          pageReport: { critical: 0, warnings: 0, ux: 100 },
          company: 'Alpina SA',
          domain: 'alpina.ch',
        },
        keywords: Array.from({ length: 12 }, (_, index) => ({ keyword: `plombier ${index}`, position: 1, volume: 1000 })),
        ...{ reviews: { rating: 5, count: 100 }, cms: { name: 'Next.js', version: '15' }, connectivity: { accessible: true, tls: true } },
      },
      {
        quiz: { score: 100, maturity: 100, acquisition: 100, innovation: 100 },
        ...{ overall: 100, technical: 100, digitalMaturity: 100, acquisition: 100, innovation: 100, grade: 'A', label: 'Excellent' },
        seo: { composite: 100, visibility: 100, nonBrand: 100, onPage: 100 },
        selfServe: { global: 98, performance: 100, seo: 93.8, reputation: 100, maturity: 100, infrastructure: 100 },
        loss: { month: 1000, year: 12_000, cards: [400, 350, 250] },
      },
    ],
    [
      'the worst there is',
      {
        quizPoints: quizPoints(0, 0, 0, 0, 0, 0, 0),
        storedScore: 0,
        pageSpeed: { mobile: 0, desktop: 0, accessibility: 0, bestPractices: 0, seo: 0 },
        ...{
          loadSeconds: 90,
          firstPaintSeconds: 90,
          pageReport: { critical: 30, warnings: 90, ux: 0 },
          company: 'Alpina SA',
          domain: 'alpina.ch',
        },
        keywords: [{ keyword: 'alpina', position: 300, volume: 10 }],
        ...{ reviews: { rating: 1, count: 2 }, cms: { name: 'Joomla', version: null }, connectivity: { accessible: false, tls: false } },
      },
      {
        quiz: { score: 0, maturity: 0, acquisition: 0, innovation: 0 },
        ...{ overall: 0, technical: 0, digitalMaturity: 0, acquisition: 0, innovation: 0, grade: 'D', label: 'Critique' },
        seo: { composite: 5.6, visibility: 0, nonBrand: 0, onPage: 28 },
        // 0.25 × 0.04 + 0.2 × 19 + 0.2 × 30
        selfServe: { global: 10, performance: 0, seo: 0.04, reputation: 19, maturity: 30, infrastructure: 0 },
        loss: { month: 15_000, year: 180_000, cards: [6000, 5250, 3750] },
      },
    ],
  ])('%s', (_, given, scores) => expect(scoresOf(given)).toMatchObject(scores));
});

describe('scoreFile: the file', () => {
  const faultsOf = (text: string) => (scoreFile(text) as { faults?: string[] }).faults;

  it('takes a field left out as not measured', () => {
    const file = scoreFile('\uFEFF[{}, {"pageSpeed": {"mobile": 0.5}}]');
    expect(file).toMatchObject({ scores: [{ overall: null }, { overall: 50 }], unknown: [] });
  });

  it('takes null for not measured: neither a device nor an answer of 0 points', () => {
    const file = scoreFile(
      '[{"pageSpeed": {"mobile": null, "desktop": 0.5}, "quizPoints": {"1":5,"2":5,"3":5,"4":5,"5":5,"6":5,"7":null}}]',
    );
    expect(file).toMatchObject({ scores: [{ overall: 50, quiz: null }] });
  });

  it('shows every keyword again, also one that is no text', () => {
    const keywords = [
      { keyword: 'prix plombier', position: 60, volume: 10 },
      { keyword: 24, position: 12, volume: 10 },
      { keyword: null, position: null, volume: null },
    ];
    const file = scoreFile(JSON.stringify([{ keywords }]));
    expect('scores' in file && file.scores[0]?.opportunities).toEqual([
      { keyword: 'prix plombier', byPosition: 'Faible', byRules: 'Moyenne' },
      { keyword: 24, byPosition: 'Forte', byRules: 'Faible' },
      { keyword: null, byPosition: 'Non positionné', byRules: 'Faible' },
    ]);
  });

  it('answers an empty list with an empty list', () => expect(scoreFile('[]')).toEqual({ scores: [], unknown: [] }));

  it('names the fields that it does not know', () => {
    const file = scoreFile('[{}, {"pagespeed": {}, "pageSpeed": {"best_practices": 1}}]');
    expect('unknown' in file && file.unknown).toEqual([
      'Entrée 2 : champ « pagespeed » inconnu, ignoré.',
      'Entrée 2 : champ « pageSpeed.best_practices » inconnu, ignoré.',
    ]);
  });

  it.each([
    ['{', /JSON valable/],
    ['{}', /tableau JSON/],
    ['[1]', /^Entrée 1 : Entrée invalide/],
    ['[{}, {"pageSpeed": {"mobile": 57}}]', /^Entrée 2, champ « pageSpeed\.mobile » : Trop grand/],
    ['[{"pageSpeed": {"mobile": "0.5"}}]', /champ « pageSpeed\.mobile » : Entrée invalide/],
    ['[{"storedScore": 70.5}]', /champ « storedScore »/],
    ['[{"storedScore": 101}]', /champ « storedScore »/],
    ['[{"quizPoints": {"1": "5"}}]', /champ « quizPoints\.1 »/],
    ['[{"quizPoints": {"8": 5}}]', /champ « quizPoints » : Clé non reconnue/],
    ['[{"loadSeconds": -1}]', /champ « loadSeconds » : Trop petit/],
    ['[{"keywords": {}}]', /champ « keywords »/],
    ['[{"keywords": [{"keyword": "a", "position": "1", "volume": 1}]}]', /champ « keywords\.0\.position »/],
    ['[{"reviews": {"rating": 6, "count": 1}}]', /champ « reviews\.rating »/],
    ['[{"connectivity": {"accessible": "oui", "tls": null}}]', /champ « connectivity\.accessible »/],
    ['[{"pageReport": {"critical": -1, "warnings": 0, "ux": null}}]', /champ « pageReport\.critical »/],
  ])('refuses %s in French, naming the entry and the field', (text, message) => expect(faultsOf(text)?.[0]).toMatch(message));

  it('lists every fault at once', () => expect(faultsOf('[{"storedScore": -1}, {"loadSeconds": "x", "company": 3}]')).toHaveLength(3));

  it('keeps every score within 0–100, whatever is measured', () => {
    const opt = <T>(type: fc.Arbitrary<T>) => fc.option(type, { nil: null });
    const fraction = opt(fc.double({ min: 0, max: 1, noNaN: true }));
    const entry = fc.record({
      quizPoints: opt(fc.array(fc.nat(30), { minLength: 7, maxLength: 7 }).map((points) => quizPoints(...points))),
      storedScore: opt(fc.nat(100)),
      pageSpeed: opt(fc.record({ mobile: fraction, desktop: fraction, accessibility: fraction, bestPractices: fraction, seo: fraction })),
      loadSeconds: opt(fc.double({ min: 0, max: 100, noNaN: true })),
      firstPaintSeconds: opt(fc.double({ min: 0, max: 100, noNaN: true })),
      pageReport: opt(fc.record({ critical: fc.nat(20), warnings: fc.nat(30), ux: opt(fc.nat(100)) })),
      keywords: opt(
        fc.array(fc.record({ keyword: fc.string(), position: opt(fc.integer()), volume: opt(fc.integer()) }), { maxLength: 20 }),
      ),
      company: fc.string(),
      domain: fc.string(),
      reviews: opt(fc.record({ rating: opt(fc.double({ min: 0, max: 5, noNaN: true })), count: opt(fc.nat()) })),
      cms: opt(fc.record({ name: opt(fc.string()), version: opt(fc.string()) })),
      connectivity: opt(fc.record({ accessible: fc.boolean(), tls: opt(fc.boolean()) })),
    });
    fc.assert(
      fc.property(entry, (given) => {
        const { quiz, overall, technical, digitalMaturity, acquisition, innovation, seo, selfServe } = scoresOf(given);
        const whole = [overall, digitalMaturity, acquisition, innovation, selfServe.global, ...Object.values(quiz ?? {})];
        const all = [...whole, technical, ...Object.values(seo), ...Object.values(selfServe)];
        return (
          whole.every((value) => value === null || Number.isInteger(value)) &&
          all.every((value) => value === null || (value >= 0 && value <= 100))
        );
      }),
    );
  });
});
