import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Problem } from '../api.ts';

/** Words of the page technical report (specification 2, sections 2 and 8), letter for letter. */
export const REPORT_WORDS = {
  loading: t`Analyse de la page en cours...`,
  missing: t`ID prospect ou URL manquante`,
  failed: t`Une erreur est survenue lors de l'analyse`,
  notRefreshed: t`Une erreur est survenue lors de l'actualisation`,
  nothing: t`Aucune donnée disponible`,
  noIssues: t`Aucune erreur ou avertissement détecté`,
  impossible: t`Impossible d'analyser cette page`,
} as const;

/** Why there is no report: the server's own words, else those of the specification. */
export function failureWords({ status, message }: Problem): { title: string; detail: string | null } {
  if (status === 0) return { title: REPORT_WORDS.failed, detail: t`Le serveur ne répond pas. Vérifiez votre connexion.` };
  if (status >= 500 || !message) return { title: REPORT_WORDS.failed, detail: null };
  if (message === REPORT_WORDS.missing) return { title: message, detail: null };
  if (message.startsWith(REPORT_WORDS.impossible)) {
    return { title: REPORT_WORDS.impossible, detail: message.slice(REPORT_WORDS.impossible.length).replace(/^[.\s]+/, '') || null };
  }
  return { title: REPORT_WORDS.impossible, detail: message };
}
