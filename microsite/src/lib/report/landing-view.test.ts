import { aMeasurement, aReport } from '../../../test/a-report.ts';
import { landingView } from './landing-view.ts';

type Ready = Extract<ReturnType<typeof landingView>, { state: 'ready' }>;
const view = (...args: Parameters<typeof aReport>) => landingView(aReport(...args)) as Ready;

describe('the landing page', () => {
  it('opens with the finding, the drawing of it and the picture of the site', () => {
    const yours = { label: 'Vous', value: 4120, words: '4,1 s' };
    const other = { label: 'Conseillé', value: 2500, words: '2,5 s' };
    const { headline, seen } = view({
      headline: {
        finding: 'late-main-content',
        sentence: 'Sur téléphone, vos clients attendent 4,1 s.',
        comparison: { yours, other, full: 5000 },
        basis: 'pagespeed',
        todo: null,
      },
      pagespeed: { ...aMeasurement(), mobile: 54, evidence: { run: '2026-11-12T09:30:00.000Z', film: [], places: [] } },
    });
    expect(headline).toMatchObject({
      sentence: 'Sur téléphone, vos clients attendent 4,1 s.',
      lengths: [
        { label: 'Vous', share: 82.4 },
        { label: 'Conseillé', share: 50 },
      ],
    });
    expect(seen?.screen.src).toContain('/abcd1234/seen/');
    expect(view().seen).toBeNull();
  });

  it('shows three measured figures', () => {
    const items = Array.from({ length: 12 }, (_, index) => ({
      keyword: `mot ${index}`,
      position: 3,
      volume: 10,
      url: null,
      branded: false,
    }));
    const { figures } = view({
      pagespeed: { ...aMeasurement(), mobile: 54, runs: 1 },
      reviews: { ...aMeasurement(), rating: 4.7, count: 38 },
      keywords: { ...aMeasurement(), items },
    });
    expect(figures.map(({ figure, unit }) => [figure, unit])).toEqual([
      ['54', '/100'],
      ['4,7', '/5'],
      ['12', 'mots-clés'],
    ]);
  });

  it('shows no figure without a measurement, nor for examples', () => {
    const items = [{ keyword: 'exemple', position: 3, volume: 10, url: null, branded: false }];
    expect(view({ keywords: { state: 'sample', provider: 'Exemple', measured_at: null, items } }).figures).toEqual(
      ['Vitesse de votre site', 'Note Google', 'Mots-clés dans Google'].map((label) =>
        expect.objectContaining({ label, figure: null, word: 'Pas encore mesuré' }),
      ),
    );
  });

  it('leads to the quiz, or to its result', () => {
    expect(view().quiz).toMatchObject({ href: '/quiz/abcd1234', action: 'Répondre à 7 questions (1 min)' });
    expect(view({ quiz: { status: 'in_progress', score: null } }).quiz.action).toBe('Terminer mon questionnaire');
    expect(view({ quiz: { status: 'done', score: 70 } }).quiz).toMatchObject({ href: '/monscore/abcd1234', action: 'Voir mon SmartIndex' });
    expect(view({ demo: true })).toMatchObject({ quiz: { href: '/quiz/abcd1234' }, reportHref: '/analyse/abcd1234' });
  });

  it('shows the error text of the specification', () => {
    expect(landingView({ problem: { status: 404, code: 'x', message: 'y' } })).toMatchObject({
      state: 'error',
      message: 'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
    });
  });
});
