import { callFormErrors, looksLikeEmail } from './contact-form.ts';
import { popupError, popupFailure, referralFailure, referralProblem } from './referral-form.ts';

const problem = (status: number, code = 'failed', message = '') => ({ status, code, message });

describe('a call to action', () => {
  it('names missing fields in their order', () => {
    expect(Object.entries(callFormErrors({ nom: ' ', email: '', site_url: '' }))).toEqual([
      ['nom', 'Nom requis'],
      ['email', 'Email requis'],
      ['site_url', 'URL requise'],
    ]);
    expect(callFormErrors({ nom: 'Anne', email: 'anne@', site_url: 'a.ch' })).toEqual({ email: "L'email doit être valide" });
    expect(callFormErrors({ nom: 'Anne', email: 'anne@a.ch', site_url: 'a.ch', telephone: '' })).toEqual({});
  });

  it('recognises an e-mail address', () => {
    expect(['a@b.ch', 'anne.rochat+lac@mail.b.ch'].every(looksLikeEmail)).toBe(true);
    expect(['', 'a', 'a@b', 'a@b.', 'a b@c.ch', '@b.ch', 'a@@b.ch'].some(looksLikeEmail)).toBe(false);
  });
});

describe('the referral page', () => {
  it('shows why it cannot be used', () => {
    expect(referralProblem(problem(404, 'no_token'))).toBe('Token invalide ou manquant');
    expect(referralProblem(problem(404, 'not_found'))).toBe('Ce lien a expiré ou est invalide.');
    expect([0, 500, 503].map((status) => referralProblem(problem(status)))).toEqual(
      Array(3).fill('Une erreur est survenue lors du chargement de la page.'),
    );
  });

  it('shows why nothing was stored', () => {
    expect(referralFailure(problem(422))).toBe('Email invalide ou informations manquantes.');
    expect(referralFailure(problem(500))).toBe("Une erreur est survenue lors de l'enregistrement. Veuillez réessayer.");
    expect(referralFailure(problem(429, 'rate_limited', 'Patientez.'))).toBe('Patientez.');
  });
});

describe('the popup', () => {
  it('asks for an address', () => {
    expect(['', '  ', 'marie@', 'marie@exemple.ch '].map(popupError)).toEqual([
      'Veuillez entrer une adresse email',
      'Veuillez entrer une adresse email',
      'Veuillez entrer une adresse email valide',
      null,
    ]);
  });

  it('shows what failed', () => {
    expect(popupFailure(problem(404))).toBe('Impossible de récupérer les informations du prospect');
    expect(popupFailure(problem(503))).toBe('Impossible de mettre à jour les informations du prospect');
    expect(popupFailure(problem(0))).toBe('Une erreur est survenue');
    expect(popupFailure({ ...problem(422), errors: { email: 'Veuillez entrer une adresse email valide' } })).toBe(
      'Veuillez entrer une adresse email valide',
    );
  });
});
