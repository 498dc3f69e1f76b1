import { aMeasurement, aReport } from '../../../test/a-report.ts';
import { landingView } from './landing-view.ts';

type Ready = Extract<ReturnType<typeof landingView>, { state: 'ready' }>;
const view = (...args: Parameters<typeof aReport>) => landingView(aReport(...args)) as Ready;

describe('the landing page', () => {
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
