import { GIVE_UP_MS, isRatingNew, problemWords, refreshMessage } from './reviews-refresh.ts';

describe('fetching the reviews again', () => {
  it('counts down the expected time, never more than fifteen seconds', () => {
    expect(refreshMessage({ status: 'pending', message: null }, 0)).toEqual({
      phase: 'busy',
      words: 'Recherche de vos avis… encore 10 secondes environ.',
    });
    expect(refreshMessage({ status: 'processing', message: null }, 60_000).words).toContain('jusqu’à trois minutes');
  });

  it('ends after three minutes: the figures are shown, the reviews come later', () => {
    expect(refreshMessage({ status: 'processing', message: null }, GIVE_UP_MS - 1).phase).toBe('busy');
    expect(refreshMessage({ status: 'processing', message: null }, GIVE_UP_MS)).toMatchObject({
      phase: 'done',
      words: expect.stringMatching(/^Délai d'attente dépassé/),
    });
  });

  it('reloads the rating of a request once, and not for a resumed one, whose page has it', () => {
    expect(isRatingNew('start', false)).toBe(true);
    expect(isRatingNew('status', false)).toBe(true);
    expect(isRatingNew('status', true)).toBe(false);
    expect(isRatingNew('resume', false)).toBe(false);
  });

  it('shows why it failed, by the message of the server or of the specification', () => {
    expect(refreshMessage({ status: 'failed', message: 'Aucun avis.' }, 0)).toEqual({ phase: 'failed', words: 'Aucun avis.' });
    expect(refreshMessage({ status: 'failed', message: null }, 0).words).toBe('Erreur lors de la vérification du statut');
    expect(refreshMessage({ status: 'not_found', message: null }, 0).phase).toBe('failed');
    expect(refreshMessage({ status: 'completed', message: null }, 0)).toEqual({ phase: 'done', words: 'Les avis sont à jour.' });
  });

  it('shows client errors with their message, and hides the others', () => {
    const refusal = { status: 409, code: 'x', message: "Impossible de récupérer les données de l'entreprise" };
    expect(problemWords('start', refusal)).toBe("Impossible de récupérer les données de l'entreprise");
    expect(problemWords('start', { status: 500, code: 'x', message: 'x' })).toMatch(/^Erreur lors du démarrage de la tâche/);
    expect(problemWords('retry', { status: 500, code: 'x', message: 'x' })).toMatch(/^Erreur lors de la relance de la tâche/);
    expect(problemWords('resume', { status: 0, code: 'x', message: '' })).toMatch(/^Erreur lors de l'initialisation/);
    expect(problemWords('start', { status: 404, code: 'x', message: 'x' })).toMatch(/^ProspectId manquant/);
    expect(problemWords('status', { status: 0, code: 'x', message: '' })).toMatch(/^Erreur lors de la vérification du statut/);
    expect(problemWords('data', { status: 0, code: 'x', message: '' })).toMatch(/^Erreur lors du rafraîchissement des données/);
  });
});
