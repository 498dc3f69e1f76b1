import { t } from '../../../backend/src/rules/language.rules.ts';
import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import type { Problem } from '../lib/api.ts';

/** The first sentences when a page cannot be shown; the specification's own texts follow, smaller (decision 45). */
export const FAILURES = {
  link: {
    lead: t`Ce lien ne mène à aucune page.`,
    way: t`Votre lien personnel se trouve dans le message que vous avez reçu. S’il a été coupé, copiez-le en entier dans la barre d’adresse.`,
    /** Where the link is sent again. */
    resendHref: `${pagePath('trial')}#retrouver`,
  },
  loading: { lead: t`Votre page n’a pas pu s’afficher.`, way: t`Vérifiez votre connexion, puis réessayez. Rien n’est perdu.` },
  server: {
    lead: t`Votre page n’a pas pu s’afficher.`,
    way: t`La panne est chez nous, pas dans votre connexion. Réessayez dans un instant : rien n’est perdu.`,
  },
} as const;

export interface FailureWords {
  lead: string;
  way: string;
  resendHref?: string;
}

/** The connection is at fault only where no answer came; what the server asks to wait is said in its words. */
export function failureOf({ status, code, message }: Pick<Problem, 'status' | 'code' | 'message'>): FailureWords {
  if (status === 404 || code === 'no_token') return FAILURES.link;
  if (status === 429 && message) return { ...FAILURES.loading, way: message };
  return status >= 500 ? FAILURES.server : FAILURES.loading;
}
