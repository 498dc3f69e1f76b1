import type { PublicReport } from '../api.ts';
import { aMeasurement, aReport } from './a-report.ts';
import { reportView } from './report-view.ts';
import type { Row } from './shown.ts';

type Ready = Extract<ReturnType<typeof reportView>, { state: 'ready' }>;
const view = (...args: Parameters<typeof aReport>): Ready => reportView(aReport(...args)) as Ready;

/** Rows of a section, which only a shown one has. */
const rowsOf = (section: object): Row[] => ('rows' in section ? (section.rows as Row[]) : []);

describe('a report of which nothing was measured', () => {
  const nothing = view();

  it('shows no figure, in no section', () => {
    const sections = [nothing.speed, nothing.reputation, nothing.technology, nothing.onPage, nothing.keywords, nothing.assistants];
    expect(sections.map(({ state }) => state)).toEqual(Array(6).fill('missing'));
    expect(sections.some((section) => 'figure' in section)).toBe(false);
  });

  it('names the overall score an estimate', () => {
    expect(nothing.overall).toMatchObject({ state: 'estimated', value: '68', tone: 'none', word: 'estimation' });
  });

  it('falls back to the plain introduction and to general advice', () => {
    expect(nothing.hero.intro).toEqual({ state: 'shown', paragraphs: [{ text: 'Analyse digitale complète de votre présence en ligne.' }] });
    expect(nothing.plan).toMatchObject({ state: 'shown', general: true });
    expect(nothing.hero.measuredOn).toBeNull();
  });
});

describe('a scan that runs', () => {
  const running = view({
    scanning: true,
    pagespeed: { state: 'pending' },
    intro: { state: 'pending' },
    recommendations: { state: 'pending' },
  });

  it('says so where figures may still come', () => {
    expect([running.speed.state, running.hero.intro.state, running.plan.state]).toEqual(['pending', 'pending', 'pending']);
    expect(running.smartIndex.basics).toBe('pending');
  });

  it('does not take the server’s placeholder for an introduction', () => {
    const text = 'Analyse en cours pour Menuiserie. Votre introduction personnalisée sera générée dans quelques instants...';
    expect(view({ scanning: true, intro: { state: 'pending', paragraphs: [text] } }).hero.intro.state).toBe('pending');
  });
});

describe('a site that could not be visited', () => {
  it.each(['unreachable', 'http_error', 'bot_challenge', 'parked', 'maintenance', 'login_wall', 'other_company'])(
    'explains %s',
    (outcome) => {
      expect(view({ connectivity: { ...aMeasurement(), outcome } }).hero.notice).toMatch(/^(Votre|L’adresse) /);
    },
  );

  it('does not call it a site without a CMS', () => {
    const failed = view({ connectivity: { ...aMeasurement(), outcome: 'unreachable' }, cms: aMeasurement() });
    expect(failed.technology.state).toBe('missing');
  });
});

describe('speed', () => {
  const speed = (patch: Partial<PublicReport['pagespeed']>) =>
    view({ pagespeed: { ...aMeasurement('Lighthouse 13.5.0'), runs: 3, ...patch } }).speed;

  it('speaks of the phone first, with its source', () => {
    expect(speed({ mobile: 54, desktop: 77, largest_contentful_paint: 4120 })).toMatchObject({
      figure: '54',
      tone: 'fair',
      device: 'sur téléphone',
      sentence: expect.stringContaining('après 4,1\u00a0secondes'),
      source: 'Lighthouse 13.5.0, mobile, 12.11.2026, médiane de 3',
    });
  });

  it('names a single run', () => {
    expect(speed({ mobile: 95, runs: 1 })).toMatchObject({ source: 'Lighthouse 13.5.0, mobile, 12.11.2026, une mesure', range: null });
  });

  it('does with the computer alone, and leaves what is missing open', () => {
    const alone = speed({ desktop: 40 });
    expect(alone).toMatchObject({ figure: '40', device: 'sur ordinateur', tone: 'poor' });
    expect(rowsOf(alone)[0]).toEqual({ label: 'Mobile', value: '–', fill: null, tone: 'none', word: 'Non mesuré' });
  });
});

describe('reputation', () => {
  const reputation = (rating: number | null, count: number | null) =>
    view({ reviews: { ...aMeasurement('Google'), rating, count } }).reputation;

  it('derives the positive share from the rating', () => {
    expect(reputation(4.7, 38)).toMatchObject({ figure: '4,7', fill: 94, source: 'Google, 12.11.2026' });
  });

  it('takes no review for no rating', () => {
    expect(reputation(null, 0)).toMatchObject({ state: 'missing', found: false });
  });

  it('speaks otherwise below 10, below 50 and above', () => {
    const sections = [4, 38, 127].map((count) => reputation(4.7, count));
    expect(new Set(sections.map((section) => 'sentence' in section && section.sentence)).size).toBe(3);
    expect([50, 51].map((count) => rowsOf(reputation(4.7, count))[2]?.word)).toEqual(['Faible', 'Régulière']);
  });
});

describe('technology', () => {
  it('recognises that nothing was recognised', () => {
    const custom = view({ connectivity: { ...aMeasurement(), outcome: 'ok' }, cms: aMeasurement() }).technology;
    expect(custom).toMatchObject({ state: 'shown', figure: 'Site sur mesure', custom: true, confidence: null });
  });

  it('gives advice for WordPress', () => {
    const wordPress = view({ cms: { ...aMeasurement(), name: 'WordPress', version: '6.4', confidence: 99 } }).technology;
    expect(wordPress).toMatchObject({ isWordPress: true, version: 'version 6.4', confidence: '99\u202f%' });
  });
});

describe('the home page', () => {
  const page = {
    ...aMeasurement(),
    title: 'x'.repeat(40),
    description: 'x'.repeat(130),
    h1: ['Bienvenue'],
    images: 18,
    images_without_alt: 0,
    broken_links: 0,
    words: 400,
  };

  it('counts what the list shows, and what it does not', () => {
    const findings = [{ severity: 'critical' as const, message: 'La page n’est pas servie en HTTPS.' }];
    expect(view({ page }).onPage).toMatchObject({ figure: '0', word: 'En ordre' });
    expect(view({ page: { ...page, findings } }).onPage).toMatchObject({ figure: '1', unit: 'point à corriger', tone: 'poor' });
    expect(view({ page: { ...page, broken_links: 2, title: null } }).onPage).toMatchObject({ figure: '2', tone: 'poor' });
  });

  it('counts nothing twice', () => {
    const findings = [{ severity: 'warning' as const, message: 'Des images n’ont pas de texte alternatif.' }];
    expect(view({ page: { ...page, images_without_alt: 3, findings } }).onPage).toMatchObject({ figure: '1' });
  });
});

describe('keywords', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ keyword: `mot ${index}`, position: index * 4, volume: 100, url: null }));

  it('counts those with a position, and pages five at a time', () => {
    const { keywords } = view({ keywords: { ...aMeasurement('DataForSEO'), items } });
    expect(keywords).toMatchObject({ title: '11\u00a0mots-clés détectés dans Google Suisse', pages: 3 });
    expect(keywords.rows?.filter(({ isFirstPage }) => isFirstPage)).toHaveLength(5);
    expect(keywords.rows?.[0]).toMatchObject({ position: '–', word: 'Non classé', opportunity: 'Non positionné' });
  });

  it('estimates half of the searches when there are few', () => {
    const { keywords } = view({ keywords: { ...aMeasurement(), items: items.slice(0, 5) } });
    expect(keywords.potential).toContain('environ 200\u00a0visites');
    expect(keywords.potential).toContain('Estimation');
  });

  it('makes nothing of an example', () => {
    const { keywords } = view({ keywords: { state: 'sample', provider: 'Exemple', measured_at: null, items } });
    expect(keywords).toMatchObject({ sample: true, title: 'Exemple de mots-clés', potential: null, source: null });
    expect(keywords.rows?.every(({ opportunity, tone }) => opportunity === null && tone === 'none')).toBe(true);
  });

  it('tells a measured empty list from none', () => {
    expect(view({ keywords: aMeasurement() }).keywords).toMatchObject({ state: 'shown', empty: true });
    expect(view().keywords.state).toBe('missing');
  });
});

describe('assistants', () => {
  it('counts citations, and never turns what was not asked into 0', () => {
    const platforms = [
      { platform: 'google' as const, citations: 3, runs: 10 },
      { platform: 'gemini' as const, citations: 0, runs: 10 },
      { platform: 'grok' as const, citations: null, runs: null },
    ];
    const { assistants } = view({ citations: { ...aMeasurement(), platforms } });
    expect(assistants).toMatchObject({ figure: '1', unit: 'sur 2' });
    expect(assistants.rows?.map(({ value }) => value)).toEqual([
      '3 fois sur 10',
      'non mesuré',
      'non mesuré',
      '0 fois sur 10',
      'non mesuré',
      'non mesuré',
    ]);
  });
});

describe('the way on', () => {
  it('leads to the person’s own quiz and score, in the demonstration to the plain address', () => {
    expect(view().quiz).toMatchObject({ href: '/quiz/abcd1234', scoreHref: '/monscore/abcd1234' });
    expect(view({ demo: true }).quiz.href).toBe('/quiz');
  });

  it('shows the score of a finished quiz', () => {
    const done = view({ quiz: { status: 'done', score: 72 }, overall: { value: 72, estimated: false } });
    expect(done.smartIndex).toMatchObject({ quiz: 'done', score: '72' });
    expect(done.overall).toMatchObject({ state: 'shown', tone: 'good' });
  });
});

describe('errors', () => {
  it('are said in the words of the specification', () => {
    const problem = (status: number) => reportView({ problem: { status, code: 'x', message: 'y' } });
    expect(problem(404)).toEqual({
      state: 'error',
      message: 'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
      canRetry: false,
    });
    expect([problem(0), problem(500)].map((error) => 'message' in error && error.message)).toEqual(
      Array(2).fill('Une erreur inattendue est survenue.'),
    );
  });
});
