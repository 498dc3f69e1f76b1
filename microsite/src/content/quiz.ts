import { FAILURES } from './failures.ts';

/** Words of the quiz. Those marked with a section number are the specification's (file 1), letter for letter. */

export interface Notice {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  text: string;
}

/** Section 8. */
export const NOTICES = {
  saved: { kind: 'success', title: 'Réponse enregistrée', text: 'Votre progression a été sauvegardée' },
  shown: { kind: 'info', title: 'Démonstration', text: 'Votre réponse n’est pas enregistrée.' },
  delayed: { kind: 'error', title: 'Erreur de sauvegarde', text: 'Votre réponse sera synchronisée automatiquement' },
  offline: { kind: 'success', title: 'Réponse enregistrée', text: 'Votre réponse sera synchronisée dès la reconnexion' },
  finishedOffline: { kind: 'info', title: 'Quiz terminé', text: 'Votre score sera calculé à la reconnexion' },
  /** Ours. */
  cutOff: { kind: 'warning', title: 'Hors ligne', text: 'Vos réponses sont gardées ici et partiront à la reconnexion.' },
  changedQuiz: { kind: 'warning', title: 'Encore une question', text: 'Une réponse manque\u202f: la voici.' },
} as const satisfies Record<string, Notice>;

export const failure = (text: string): Notice => ({ kind: 'error', title: 'Erreur', text });

const NOT_SAVED = {
  lead: 'Votre réponse n’a pas pu être enregistrée.',
  way: 'Réessayez\u202f: vos autres réponses sont gardées.',
} as const;
const NO_QUESTION = { lead: 'Le questionnaire n’est pas disponible.', way: 'Revenez un peu plus tard.' } as const;

/** Sections 2.8 and 8, below words for owners. */
export const PROBLEMS = {
  noToken: { ...FAILURES.link, title: 'Token invalide', text: "Aucun token fourni dans l'URL.", canRetry: false },
  unknownToken: {
    ...FAILURES.link,
    title: 'Token invalide',
    text: 'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
    canRetry: false,
  },
  loading: {
    ...FAILURES.loading,
    title: 'Erreur',
    text: 'Une erreur est survenue lors du chargement du quiz. Veuillez réessayer.',
    canRetry: true,
  },
  saving: { ...NOT_SAVED, title: 'Erreur', text: "Une erreur est survenue lors de l'enregistrement de votre réponse", canRetry: true },
  empty: { ...NO_QUESTION, title: 'Erreur', text: 'Le quiz ne contient aucune question pour le moment.', canRetry: true },
} as const;

export const NOTICE_MS = 5000;
