import { aScore, shown } from '../../../test/a-score.ts';
import { anAction } from '../../../test/an-action.ts';
import type { PublicScore } from '../api.ts';
import { scoreView } from './score-view.ts';

type Ready = Extract<ReturnType<typeof scoreView>, { state: 'ready' }>;
const view = (patch?: Partial<PublicScore>): Ready => scoreView(aScore(patch)) as Ready;

describe('the score of a finished quiz', () => {
  it('is the SmartIndex, with its label, its letter and its origin', () => {
    expect(view()).toMatchObject({ done: true, title: 'SmartIndex', value: '58', label: 'Critique', tone: 'poor' });
    expect(view().letter?.replace(/\s/g, ' ')).toBe('En lettres, de A à D : C.');
    expect(view()).toMatchObject({ name: 'SmartIndex', origin: 'Vos réponses aux sept questions, et elles seules.' });
  });

  it('gives each category a word beside its place on the scale', () => {
    expect(view().categories.map(({ label, value, tone, word }) => [label, value, tone, word])).toEqual([
      ['Maturité', '47', 'poor', 'Critique'],
      ['Acquisition', '63', 'fair', 'Moyen'],
      ['Innovation', '74', 'fair', 'Moyen'],
    ]);
    expect(view().categories[0]?.spoken).toBe('47 sur 100, repère de l’agence 72');
  });

  it('names what would raise it most, with one action and no points', () => {
    const lever = {
      category: 'maturity' as const,
      question: 'Quel budget ?',
      answer: 'Aucun',
      lost: 25,
      action: 'Réservez un petit montant.',
    };
    const { topLever } = view({ levers: [lever] });
    expect(topLever?.action).toBe('Réservez un petit montant.');
    expect(view({ levers: [] }).topLever).toBeNull();
  });
});

describe('a score that is not the SmartIndex', () => {
  const before = { smart_index: null, grade: null, quiz: { status: 'not_started', answered: 0, total: 7 } } as const;

  it('is missing for a page that is not the company’s', () => {
    expect(view({ ...before, verdict: null, outcome: 'parked', overall: shown(65) })).toMatchObject({
      ...{ value: '–', fill: 0, tone: 'none', label: 'Sans note', basis: null, needsPlan: false },
      sentence: expect.stringContaining('la page habituelle de votre site'),
    });
    expect(view({ verdict: null, outcome: 'parked' })).toMatchObject({ value: '58', label: 'Sans note', letter: null });
  });

  it('names what it is based on: one device, both, or earlier answers', () => {
    const rests = (basis: 'quiz' | 'speed', ...parts: ('mobile' | 'desktop')[]) =>
      view({
        ...before,
        verdict: { score: 63, word: 'Moyen', grade: 'C', basis },
        basis: parts.map((part) => ({ part, measured: true })),
      }).sentence;
    expect(rests('speed', 'mobile', 'desktop')).toMatch(/60\s% téléphone, 40\s% ordinateur/);
    expect(rests('speed', 'desktop')).toContain('sur ordinateur, la seule mesurée');
    expect(rests('quiz', 'mobile', 'desktop')).toContain('réponses d’avant');
  });
});

describe('the basis of a score', () => {
  const basis = (...missing: string[]) =>
    (['quiz', 'mobile', 'desktop', 'page', 'keywords'] as const).map((part) => ({ part, measured: !missing.includes(part) }));

  it('is shown only when something is missing', () => {
    expect(view({ basis: basis('keywords') }).basis).toBe('Calculé à partir de 4\u00a0mesures sur 5. Pas encore mesuré : les mots-clés.');
    expect(view({ basis: basis('desktop', 'page') }).basis).toContain(
      '3\u00a0mesures sur 5. Pas encore mesuré : la vitesse sur ordinateur, la page',
    );
    expect(view({ basis: basis() }).basis).toBeNull();
    expect(view({ basis: basis('quiz', 'mobile', 'desktop', 'page', 'keywords') }).basis).toBeNull();
  });

  it('is shown for a category with a missing part', () => {
    const categories = { ...aScore().categories, maturity: shown(47, { parts: [1, 2] }) };
    const [maturity, acquisition] = view({ categories }).categories;
    expect(maturity?.parts).toBe('Calculé à partir d’une mesure sur 2');
    expect(acquisition?.parts).toBeNull();
  });
});

describe('advice', () => {
  it('is shown for a category below 50, not for an estimate', () => {
    const categories = { maturity: shown(49), acquisition: shown(50), innovation: shown(41, { estimated: true }) };
    expect(view({ categories }).categories.map(({ advice }) => advice !== null)).toEqual([true, false, false]);
  });

  it('points to the action plan below an overall of 70', () => {
    expect(view({ overall: shown(69) })).toMatchObject({ needsPlan: true, planHref: '/plan/abcd1234' });
    expect(view({ overall: shown(70) }).needsPlan).toBe(false);
    expect(view({ overall: shown(68, { estimated: true }) }).needsPlan).toBe(false);
  });
});

describe('references of the agency', () => {
  it('are named with the sector that the agency gave', () => {
    expect(view().referenceLegend).toBe('Repère de l’agence');
    const benchmarks = { ...aScore().benchmarks, sector: 'les menuiseries romandes' };
    expect(view({ benchmarks }).referenceLegend).toBe('Repère de l’agence pour les menuiseries romandes');
  });

  it('disappear when they are empty', () => {
    const market = { maturity: null, acquisition: 65, innovation: null };
    const some = view({ benchmarks: { ...aScore().benchmarks, market } });
    expect(some.categories.map(({ hasReference }) => hasReference)).toEqual([false, true, false]);
    expect(some.categories[0]?.spoken).toBe('47 sur 100');
    const none = { maturity: null, acquisition: null, innovation: null };
    expect(view({ benchmarks: { ...aScore().benchmarks, market: none } }).hasReferences).toBe(false);
  });
});

describe('the plan on the score page', () => {
  it('is the list of the report, in its order', () => {
    const actions = [anAction(), anAction({ id: 'answer-3', title: 'Réservez un petit montant.', findings: [] })];
    expect(view({ actions }).list.rows.map(({ id }) => id)).toEqual(['https', 'answer-3']);
    expect(view({ smart_index: null, actions }).list.rows).toHaveLength(2);
  });
});

describe('the score without a finished quiz', () => {
  const open = { smart_index: null } as const;

  it('is the digital score with an invitation to the quiz', () => {
    const before = view({ ...open, quiz: { status: 'not_started', answered: 0, total: 7 }, overall: shown(63) });
    expect(before).toMatchObject({ done: false, title: 'Score Digital', value: '63', label: 'Moyen', topLever: null });
    expect(before.quiz).toMatchObject({ left: '7', action: 'Répondre à 7 questions (1 min)' });
  });

  it('counts the missing answers', () => {
    const half = view({ ...open, quiz: { status: 'in_progress', answered: 3, total: 7 } });
    expect(half.quiz).toMatchObject({ left: '4', action: 'Terminer mon questionnaire' });
    expect(half.quiz.sentence).toContain('4\u00a0questions sur 7');
  });

  it('labels estimates', () => {
    const estimated = view({
      ...open,
      quiz: { status: 'not_started', answered: 0, total: 7 },
      overall: shown(68, { estimated: true }),
      categories: {
        maturity: shown(54, { estimated: true }),
        acquisition: shown(48, { estimated: true }),
        innovation: shown(41, { estimated: true }),
      },
    });
    expect(estimated).toMatchObject({ estimated: true, label: 'estimation', hasEstimates: true });
    expect(estimated.categories.every(({ tone, word }) => tone === 'none' && word === 'estimation')).toBe(true);
  });
});

describe('errors of the score page', () => {
  const error = (status: number, code: string, message = '') => scoreView({ problem: { status, code, message } });

  it('have the texts of the specification', () => {
    const invalid = "Le lien d'accès à votre audit semble invalide ou expiré.";
    expect(error(404, 'no_token')).toMatchObject({ title: 'Token invalide', message: invalid, canRetry: false });
    expect(error(404, 'not_found')).toMatchObject({ title: 'Erreur de chargement', message: 'Prospect non trouvé', canRetry: true });
    expect(error(500, 'failed', 'Le serveur est occupé.')).toMatchObject({
      title: 'Erreur lors du chargement',
      message: 'Erreur prospect: Le serveur est occupé.',
    });
    expect(error(0, 'no_answer')).toMatchObject({ message: 'Erreur inconnue' });
  });
});
