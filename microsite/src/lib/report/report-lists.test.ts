import { type AssistantId, citationVerdict } from '../../../../backend/src/rules/citations.rules.ts';
import { aMeasurement, aReport } from '../../../test/a-report.ts';
import type { PublicReport } from '../api.ts';
import { reportView } from './report-view.ts';
import type { Row } from './shown.ts';

type Ready = Extract<ReturnType<typeof reportView>, { state: 'ready' }>;
const view = (...args: Parameters<typeof aReport>): Ready => reportView(aReport(...args)) as Ready;

/** Rows of a section, which only a shown one has. */
const rowsOf = (section: object): Row[] => ('rows' in section ? (section.rows as Row[]) : []);

describe('reputation', () => {
  const reputation = (rating: number | null, count: number | null) =>
    view({ reviews: { ...aMeasurement('Google'), rating, count } }).reputation;

  it('derives the positive share from the rating', () => {
    expect(reputation(4.7, 38)).toMatchObject({ figure: '4,7', fill: 94, share: '94\u202f%', source: 'Google, 12.11.2026' });
  });

  it('shows the latest reviews with photos from our own server', () => {
    const items = [
      { author: 'Claire', rating: 5, text: 'Très bien.', published_at: '2026-10-28T23:30:00.000Z' },
      { author: 'Bruno', rating: 3, text: ' ', published_at: null },
    ];
    const shown = view({ reviews: { ...aMeasurement(), rating: 4.7, count: 2, items } }).reputation;
    expect('reviews' in shown && shown.reviews).toEqual([
      {
        author: 'Claire',
        photo: '/api/public/prospects/abcd1234/reviews/0/photo',
        rating: '5 sur 5',
        text: 'Très bien.',
        isQuiet: false,
        date: '29.10.2026',
      },
      {
        author: 'Bruno',
        photo: '/api/public/prospects/abcd1234/reviews/1/photo',
        rating: '3 sur 5',
        text: 'Note sans commentaire.',
        isQuiet: true,
        date: null,
      },
    ]);
  });

  it('can be fetched again, unless there is no site or it is a demonstration', () => {
    expect(view().reputation).toMatchObject({ canRefresh: true, isRefreshing: false });
    expect(view({ reviews: { state: 'pending', status: 'pending' } }).reputation).toMatchObject({ state: 'pending', isRefreshing: true });
    expect(view({ demo: true }).reputation.canRefresh).toBe(false);
    expect(view({ site_url: null }).reputation.canRefresh).toBe(false);
  });

  it('distinguishes a search without a result from no search', () => {
    expect(view().reputation).toMatchObject({ state: 'missing', isUnread: true });
    const other = view({ reviews: { state: 'missing', isOtherListing: true } }).reputation;
    expect(other).toMatchObject({ state: 'missing', isOther: true, isUnread: false, isNone: false });
    expect(view().unmeasured.items.map(({ question }) => question)).not.toContainEqual(expect.anything());
    const asked = (found: { name: string | null; address: string | null } | null) =>
      view({ reviews: { state: 'missing', isOtherListing: true, found } }).unmeasured.items[0]?.question;
    expect(asked({ name: 'Garage du Lac', address: null })).toEqual({ found: 'Garage du Lac' });
    expect(asked({ name: 'Garage du Lac', address: 'Vevey' })).toEqual({ found: 'Garage du Lac, Vevey' });
    expect([asked(null), asked({ name: null, address: null })]).toEqual([{ found: null }, { found: null }]);
    expect(view({ reviews: { ...aMeasurement(), status: 'not_found' } }).reputation).toMatchObject({ state: 'missing', isNone: true });
  });

  it('distinguishes no reviews from no rating', () => {
    expect(reputation(null, 0)).toMatchObject({ state: 'missing', isNone: true });
  });

  it('has other texts below 10, below 50 and above', () => {
    const sections = [4, 38, 127].map((count) => reputation(4.7, count));
    expect(new Set(sections.map((section) => 'sentence' in section && section.sentence)).size).toBe(3);
    expect([50, 51].map((count) => rowsOf(reputation(4.7, count))[1]?.word)).toEqual(['rares', 'réguliers']);
  });
});

describe('keywords', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    keyword: `mot ${index}`,
    position: index * 4,
    volume: 100,
    url: null,
    branded: false,
  }));

  it('counts those with a position, and pages five at a time', () => {
    const { keywords } = view({ keywords: { ...aMeasurement('DataForSEO'), items } });
    expect(keywords).toMatchObject({ title: '11\u00a0mots-clés détectés dans Google Suisse', pages: 3 });
    expect(keywords.rows?.filter(({ isFirstPage }) => isFirstPage)).toHaveLength(5);
    expect(keywords.rows?.[0]).toMatchObject({ position: '–', word: 'Non classé', opportunity: 'Non positionné' });
  });

  it('estimates half of the searches when there are few keywords', () => {
    const { keywords } = view({ keywords: { ...aMeasurement(), items: items.slice(0, 5) } });
    expect(keywords.potential).toContain('environ 200\u00a0visites');
    expect(keywords.potential).toContain('Estimation');
  });

  it('estimates nothing from an example', () => {
    const { keywords } = view({ keywords: { state: 'sample', provider: 'Exemple', measured_at: null, items } });
    expect(keywords).toMatchObject({ sample: true, title: 'Exemple de mots-clés', potential: null, source: null });
    expect(keywords.rows?.every(({ opportunity, tone }) => opportunity === null && tone === 'none')).toBe(true);
  });

  it('lists all for the table, with their sort values', () => {
    const { keywords } = view({ keywords: { ...aMeasurement(), items } });
    expect(keywords.table).toHaveLength(12);
    expect(keywords.table?.filter(({ isFirstPage }) => isFirstPage)).toHaveLength(10);
    expect(keywords.table?.[0]).toMatchObject({ rank: 'Non classé', rankTone: 'none', sortPosition: '', sortOpportunity: 0 });
    expect(keywords.table?.[1]).toMatchObject({ rank: 'Top 10', rankTone: 'held', exactRank: '4', sortOpportunity: 1 });
    expect(keywords.table?.[3]).toMatchObject({ rank: 'Top 30', opportunity: 'Forte', sortOpportunity: 4, branded: 'Non' });
    expect(keywords.table?.[11]).toMatchObject({ rank: '44', rankTone: 'none', exactRank: null, opportunity: 'Faible' });
    const few = view({ keywords: { ...aMeasurement(), items: items.slice(0, 5) } }).keywords;
    const sample = view({ keywords: { state: 'sample', provider: 'Exemple', measured_at: null, items } }).keywords;
    expect([few.table, sample.table]).toEqual([[], []]);
  });

  it('distinguishes a measured empty list from no measurement', () => {
    expect(view({ keywords: aMeasurement() }).keywords).toMatchObject({ state: 'shown', empty: true });
    expect(view().keywords.state).toBe('missing');
  });
});

type Platform = PublicReport['citations']['platforms'][number];

describe('assistants', () => {
  const date = '2026-11-12T09:30:00.000Z';
  const anAssistant = (platform: AssistantId, citations: number | null, runs: number | null, more: Partial<Platform> = {}): Platform => ({
    ...{ platform, citations, runs, source: citations === null ? null : 'live', measured_at: citations === null ? null : date },
    ...{ failed: null, answers: [], ...more },
  });
  const shown = (...platforms: Platform[]) =>
    view({ citations: { ...aMeasurement(), platforms, verdict: citationVerdict(platforms) } }).assistants;

  it('are counted as answers that name the company, of all answers', () => {
    const assistants = shown(anAssistant('chatgpt', 3, 10), anAssistant('gemini', 0, 10), anAssistant('grok', null, null));
    expect(assistants).toMatchObject({ figure: '3', unit: 'sur 20', word: 'Rarement cité', tone: 'poor' });
    expect(assistants.sentence).toBe(
      'Un des deux assistants interrogés vous cite, mais rarement. 3 réponses sur 20 nomment votre entreprise.',
    );
    expect(assistants.interval).toContain('de 5 à 36 % (intervalle de Wilson à 95 %)');
    expect(assistants.rows?.map(({ value }) => value)).toEqual(['3 fois sur 10', '0 fois sur 10', 'non mesuré']);
    expect(assistants.source).toBe('ChatGPT, 12.11.2026 ; Gemini, 12.11.2026');
  });

  it('show that two answers are few', () => {
    const { word, sentence } = shown(anAssistant('chatgpt', 1, 1), anAssistant('gemini', 1, 1));
    expect([word, sentence]).toEqual([
      'Souvent cité',
      'Les deux assistants interrogés vous citent, et souvent. 2 réponses sur 2 nomment votre entreprise. C’est peu de réponses pour en juger.',
    ]);
  });

  it('label a manual count as manual, and exclude it from the share', () => {
    const typed = anAssistant('grok', 7, null, { source: 'manual' });
    expect(shown(anAssistant('chatgpt', 1, 5), typed)).toMatchObject({ figure: '1', unit: 'sur 5' });
    const alone = shown(typed);
    expect(alone).toMatchObject({ state: 'shown', figure: '7', word: 'saisi par l’agence', tone: 'none', interval: null });
    expect(alone.rows?.[0]?.value).toBe('7 fois, saisi par l’agence');
  });

  it('without an answer differ from those not yet queried', () => {
    const failed = { count: 2, asked: 5, cause: 'la réponse n’est pas venue à temps', date };
    const partly = shown(anAssistant('gemini', 1, 3, { failed }));
    expect(partly.rows?.[0]?.note).toBe('2 questions sur 5 sans réponse : la réponse n’est pas venue à temps');
    const all = { ...failed, count: 5 };
    const silent = view({
      citations: { state: 'missing', platforms: [anAssistant('gemini', null, null, { failed: all })], verdict: null },
    }).assistants;
    expect(silent).toMatchObject({ state: 'missing', cause: 'Sans réponse' });
    expect('silent' in silent && silent.silent).toContain('Gemini : 5 questions sur 5 sans réponse');
    expect(view().assistants).toMatchObject({ silent: null });
  });

  it('show every question with its answer, by assistant, with model and day', () => {
    const cited = { question: 'Qui ?', answer: 'Menuiserie du Lac.', cited: true, model: 'gpt-4o', date };
    const { answered } = shown(anAssistant('chatgpt', 1, 2, { answers: [cited, { ...cited, cited: false }] }));
    expect(answered).toEqual([
      {
        name: 'ChatGPT',
        origin: 'gpt-4o, 12.11.2026',
        share: expect.stringMatching(/^1 fois sur 2, de 9 à 91/),
        answers: [
          { question: 'Qui ?', answer: 'Menuiserie du Lac.', tone: 'good', word: 'Vous nomme' },
          { question: 'Qui ?', answer: 'Menuiserie du Lac.', tone: 'none', word: 'Ne vous nomme pas' },
        ],
      },
    ]);
  });
});
