import type { PlanAction } from '../src/lib/api.ts';

/** A fault of the site that nobody has worked on, with what matters to the test. */
export const anAction = (patch: Partial<PlanAction> = {}): PlanAction => ({
  id: 'https',
  title: 'Passer en https',
  solution: 'Installer un certificat.',
  priority: 'high',
  ...{ state: 'todo', state_words: 'À faire', note: null, done: false },
  ...{ who: 'votre webmaster', effort: '2 heures', answer: null, findings: ['no-https'] },
  ...{ corrections: [], measurable: true, check: null },
  ...patch,
});

/** Advice that any company can use. */
export const someAdvice = (): PlanAction[] =>
  ['reviews', 'pages', 'figures'].map((id) =>
    anAction({ id, title: id, who: 'vous', findings: [], measurable: false, priority: 'medium' }),
  );
