import { t } from '../../../backend/src/rules/language.rules.ts';
import type { Problem } from '../lib/api.ts';

/** What an owner is told first when a page cannot be shown; the specification's own words stand below, smaller (decision 45). */
export const FAILURES = {
  link: {
    lead: t`Ce lien ne mène à aucune page.`,
    way: t`Votre lien personnel se trouve dans le message que vous avez reçu. S’il a été coupé, copiez-le en entier dans la barre d’adresse.`,
  },
  loading: { lead: t`Votre page n’a pas pu s’afficher.`, way: t`Vérifiez votre connexion, puis réessayez. Rien n’est perdu.` },
} as const;

export const failureOf = ({ status, code }: Pick<Problem, 'status' | 'code'>) =>
  status === 404 || code === 'no_token' ? FAILURES.link : FAILURES.loading;
