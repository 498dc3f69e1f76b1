import { t } from '../../../backend/src/rules/language.rules.ts';
import { FAILURES } from './failures.ts';

/** Words of the quiz. Those marked with a section number are the specification's (file 1), letter for letter. */

export interface Notice {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  text: string;
}

/** Section 8. */
export const NOTICES = {
  saved: { kind: 'success', title: t`Réponse enregistrée`, text: t`Votre progression a été sauvegardée` },
  shown: { kind: 'info', title: t`Démonstration`, text: t`Votre réponse n’est pas enregistrée.` },
  delayed: { kind: 'error', title: t`Erreur de sauvegarde`, text: t`Votre réponse sera synchronisée automatiquement` },
  offline: { kind: 'success', title: t`Réponse enregistrée`, text: t`Votre réponse sera synchronisée dès la reconnexion` },
  finishedOffline: { kind: 'info', title: t`Quiz terminé`, text: t`Votre score sera calculé à la reconnexion` },
  /** Ours. */
  cutOff: { kind: 'warning', title: t`Hors ligne`, text: t`Vos réponses sont gardées ici et partiront à la reconnexion.` },
  changedQuiz: { kind: 'warning', title: t`Encore une question`, text: t`Une réponse manque\u202f: la voici.` },
} as const satisfies Record<string, Notice>;

export const failure = (text: string): Notice => ({ kind: 'error', title: t`Erreur`, text });

const NOT_SAVED = {
  lead: t`Votre réponse n’a pas pu être enregistrée.`,
  way: t`Réessayez\u202f: vos autres réponses sont gardées.`,
} as const;
const NO_QUESTION = { lead: t`Le questionnaire n’est pas disponible.`, way: t`Revenez un peu plus tard.` } as const;

/** Sections 2.8 and 8, below words for owners. */
export const PROBLEMS = {
  noToken: { ...FAILURES.link, title: t`Token invalide`, text: t`Aucun token fourni dans l'URL.`, canRetry: false },
  unknownToken: {
    ...FAILURES.link,
    title: t`Token invalide`,
    text: t`Impossible de charger les données du prospect. Le token est peut-être invalide ou expiré.`,
    canRetry: false,
  },
  loading: {
    ...FAILURES.loading,
    title: t`Erreur`,
    text: t`Une erreur est survenue lors du chargement du quiz. Veuillez réessayer.`,
    canRetry: true,
  },
  saving: { ...NOT_SAVED, title: t`Erreur`, text: t`Une erreur est survenue lors de l'enregistrement de votre réponse`, canRetry: true },
  empty: { ...NO_QUESTION, title: t`Erreur`, text: t`Le quiz ne contient aucune question pour le moment.`, canRetry: true },
} as const;

export const NOTICE_MS = 5000;
