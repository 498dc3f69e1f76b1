import { UserFacingError } from '../common/user-facing-error.js';
import { t } from '../rules/language.rules.js';
import { outcomeWords } from '../rules/outcomes.rules.js';

/** Why a measurement could not be made; the French sentence for staff is in {@link CAUSES}. */
export type CauseCode = keyof typeof CAUSES;

const { ok: _, ...WRONG_PAGES } = outcomeWords('staff', 'met');

export const CAUSES = {
  ...WRONG_PAGES,
  invalid_url: t`L’adresse du site n’est pas valide.`,
  blocked_address: t`Cette adresse mène à un réseau privé ou réservé\u202f: elle n’est jamais visitée.`,
  blocked_port: t`Ce port n’est pas autorisé (80, 443, 8080 ou 8443).`,
  dns_not_found: t`Le nom de domaine n’existe pas ou ne répond pas.`,
  connection_refused: t`Le serveur refuse la connexion.`,
  connection_failed: t`La connexion au serveur a échoué.`,
  timeout: t`Le site n’a pas répondu dans le temps imparti.`,
  tls_invalid: t`Le certificat du site n’est pas valide\u202f: le navigateur refuse de l’ouvrir.`,
  tls_failed: t`La connexion sécurisée n’aboutit pas\u202f: le serveur ne répond pas comme un site en https.`,
  redirect_loop: t`Le site tourne en boucle de redirections.`,
  too_many_redirects: t`Le site enchaîne trop de redirections.`,
  body_too_large: t`La page est trop volumineuse ou ne se termine jamais.`,
  decompression_bomb: t`La page compressée se déploie de façon anormale\u202f; elle a été refusée.`,
  broken_encoding: t`La réponse compressée du site est illisible.`,
  broken_response: t`La réponse du serveur n’est pas du HTTP valable.`,
  page_unreadable: t`La page demande trop de temps ou de mémoire pour être lue.`,
  not_html: t`L’adresse ne mène pas à une page web.`,
  browser_missing: t`Aucun navigateur n’est disponible sur le serveur pour cette mesure.`,
  browser_no_sandbox: t`Le bac à sable de Chromium ne démarre pas sur le serveur\u202f: autorisez les espaces de noms d’utilisateur, ou CHROMIUM_SANDBOX=off.`,
  browser_crashed: t`Le navigateur de mesure s’est arrêté.`,
  memory_exceeded: t`La page a demandé trop de mémoire au navigateur de mesure.`,
  page_hangs: t`La page ne finit jamais de travailler\u202f: la mesure a été arrêtée.`,
  gave_way: t`La mesure a laissé sa place à une personne qui attend\u202f; elle est reprise ensuite.`,
  machine_busy: t`Notre serveur est trop occupé en ce moment\u202f; réessayez un peu plus tard.`,
  no_paint: t`La page s’ouvre, mais n’affiche rien.`,
  no_score: t`Lighthouse n’a pas pu calculer de note pour cette page.`,
  page_error: t`Le navigateur n’a pas pu charger la page.`,
  not_configured: 'Aucune source n’est configurée pour cette analyse.',
  insufficient_facts: 'Il n’y a pas encore assez de mesures pour écrire ce texte.',
  site_changed: t`L’adresse du site a changé pendant la mesure\u202f: ce qui a été trouvé à l’ancienne adresse n’est pas repris.`,
  no_website: 'Ce prospect n’a pas de site web.',
  vendor_unauthorised: 'la clé est refusée. Vérifiez-la dans les réglages.',
  vendor_unpaid: 'le compte n’a plus de crédit.',
  vendor_forbidden: 'le compte n’a pas accès à ce service.',
  vendor_rate_limited: 'trop d’appels en peu de temps\u202f; nouvel essai plus tard.',
  vendor_quota: 'le quota du compte est épuisé.',
  vendor_rejected: 'la demande a été refusée.',
  vendor_model_unknown: 'le modèle choisi n’est pas disponible avec cette clé.',
  vendor_unavailable: 'le service ne répond pas correctement.',
  vendor_timeout: 'le service n’a pas répondu à temps.',
  vendor_malformed: 'la réponse est illisible.',
  vendor_task_late: 'le résultat n’est pas encore prêt.',
  circuit_open: 'le service est mis en pause après plusieurs échecs.',
  budget_exhausted: 'le budget fixé dans les réglages est atteint.',
  text_refused: 'Le texte proposé contient un chiffre ou un nom qui n’est pas dans les mesures.',
  unexpected: t`Erreur inattendue pendant la mesure.`,
} as const;

/** Returns the cause whose sentence this is, with or without the vendor's name. */
export function causeCodeOf(message: string): CauseCode | null {
  const [, own = message] = /^[^:]{1,40}\s:\s(.+)$/su.exec(message) ?? [];
  return (Object.keys(CAUSES) as CauseCode[]).find((code) => CAUSES[code] === own || CAUSES[code] === message) ?? null;
}

/** Causes for which a retry may succeed. */
const PASSING = new Set<CauseCode>([
  'connection_refused',
  'connection_failed',
  'timeout',
  'dns_not_found',
  'browser_crashed',
  'machine_busy',
  'page_error',
  'unexpected',
  'broken_response',
  'vendor_rate_limited',
  'vendor_unavailable',
  'vendor_timeout',
  'vendor_malformed',
]);

/** Causes on our own side, not of the site. */
const OURS = new Set<CauseCode>(['browser_missing', 'browser_no_sandbox', 'browser_crashed', 'gave_way', 'machine_busy', 'unexpected']);

/** A measurement that failed for a named cause. `detail` is technical and for staff only; `vendor` begins the sentence. */
export class ProviderError extends UserFacingError {
  readonly retryable: boolean;
  /** Whether the cause is on our own side. */
  readonly isOurs: boolean;

  constructor(
    readonly code: CauseCode,
    readonly detail?: string,
    readonly vendor?: string,
    /** Minimum wait before a retry, if the vendor requires one. */
    readonly retryAfterMs?: number,
  ) {
    super(vendor ? `${vendor} : ${CAUSES[code]}` : CAUSES[code]);
    this.name = 'ProviderError';
    this.retryable = PASSING.has(code);
    this.isOurs = OURS.has(code);
  }
}
