import { t, wordsBy } from '../../../rules/language.rules.js';

/** Why a page cannot be seen, for the person who reads the report (specification 2, section 8). */
const MESSAGES: Readonly<Record<number, string>> = wordsBy({
  403: () => t`Accès interdit : le serveur refuse de montrer cette page (erreur 403).`,
  404: () => t`Page introuvable : cette adresse ne mène à rien (erreur 404).`,
  500: () => t`Erreur interne du serveur : le site n’a pas pu produire cette page (erreur 500).`,
  502: () => t`Mauvaise passerelle : le serveur du site n’a pas obtenu de réponse valable (erreur 502).`,
  503: () => t`Service indisponible : le site est surchargé ou en maintenance (erreur 503).`,
  504: () => t`Délai dépassé : le serveur du site a mis trop de temps à répondre (erreur 504).`,
});

/** The message of a broken page; `code` is the HTTP status. */
export const brokenMessage = (code: number): string => MESSAGES[code] ?? t`Erreur HTTP ${code} - Impossible d'accéder à cette page`;

/** Parses the status in the evidence of a failed visit, e.g. `HTTP 404`; null when absent. */
export function brokenStatus(evidence: string | null | undefined): number | null {
  const code = Number(/\bHTTP (\d{3})\b/.exec(evidence ?? '')?.[1] ?? 0);
  return code >= 400 && code < 600 ? code : null;
}
