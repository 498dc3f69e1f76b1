/** Words of the quiz. Those marked with a section number are the specification's (file 1), letter for letter. */

export interface Notice {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  text: string;
}

/** Section 8. */
export const NOTICES = {
  saved: { kind: 'success', title: 'Réponse enregistrée', text: 'Votre progression a été sauvegardée' },
  delayed: { kind: 'error', title: 'Erreur de sauvegarde', text: 'Votre réponse sera synchronisée automatiquement' },
  offline: { kind: 'success', title: 'Réponse enregistrée', text: 'Votre réponse sera synchronisée dès la reconnexion' },
  finishedOffline: { kind: 'info', title: 'Quiz terminé', text: 'Votre score sera calculé à la reconnexion' },
  /** Ours. */
  cutOff: { kind: 'warning', title: 'Hors ligne', text: 'Vos réponses sont gardées ici et partiront à la reconnexion.' },
  changedQuiz: { kind: 'warning', title: 'Encore une question', text: 'Une réponse manque\u202f: la voici.' },
} as const satisfies Record<string, Notice>;

export const failure = (text: string): Notice => ({ kind: 'error', title: 'Erreur', text });

/** Sections 2.8 and 8. */
export const PROBLEMS = {
  noToken: { title: 'Token invalide', text: "Aucun token fourni dans l'URL.", canRetry: false },
  unknownToken: {
    title: 'Token invalide',
    text: 'Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.',
    canRetry: false,
  },
  loading: { title: 'Erreur', text: 'Une erreur est survenue lors du chargement du quiz. Veuillez réessayer.', canRetry: true },
  saving: { title: 'Erreur', text: "Une erreur est survenue lors de l'enregistrement de votre réponse", canRetry: true },
  empty: { title: 'Erreur', text: 'Le quiz ne contient aucune question pour le moment.', canRetry: true },
} as const;

export const NOTICE_MS = 5000;
