/** Why a measurement could not be made; the French sentence for staff is in {@link CAUSES}. */
export type CauseCode = keyof typeof CAUSES;

export const CAUSES = {
  invalid_url: 'L’adresse du site n’est pas valide.',
  blocked_address: 'Cette adresse mène à un réseau privé ou réservé : elle n’est jamais visitée.',
  blocked_port: 'Ce port n’est pas autorisé (80, 443, 8080 ou 8443).',
  dns_not_found: 'Le nom de domaine n’existe pas ou ne répond pas.',
  connection_refused: 'Le serveur refuse la connexion.',
  connection_failed: 'La connexion au serveur a échoué.',
  timeout: 'Le site n’a pas répondu dans le temps imparti.',
  tls_invalid: 'Le certificat du site n’est pas valide : le navigateur refuse de l’ouvrir.',
  redirect_loop: 'Le site tourne en boucle de redirections.',
  too_many_redirects: 'Le site enchaîne trop de redirections.',
  body_too_large: 'La page est trop volumineuse ou ne se termine jamais.',
  decompression_bomb: 'La page compressée se déploie de façon anormale ; elle a été refusée.',
  broken_encoding: 'La réponse compressée du site est illisible.',
  broken_response: 'La réponse du serveur n’est pas du HTTP valable.',
  http_error: 'Le site répond par une erreur.',
  not_html: 'L’adresse ne mène pas à une page web.',
  unreachable: 'Le site est injoignable.',
  bot_challenge: 'Le site présente un contrôle anti-robots au lieu de sa page.',
  parked: 'Le domaine est parqué ou à vendre.',
  maintenance: 'Le site est en maintenance.',
  login_wall: 'Le site demande une connexion avant de se montrer.',
  other_company: 'L’adresse redirige vers le site d’une autre entreprise.',
  browser_missing: 'Aucun navigateur n’est disponible sur le serveur pour cette mesure.',
  browser_crashed: 'Le navigateur de mesure s’est arrêté.',
  memory_exceeded: 'La page a demandé trop de mémoire au navigateur de mesure.',
  no_paint: 'La page s’ouvre, mais n’affiche rien.',
  page_error: 'Le navigateur n’a pas pu charger la page.',
  not_configured: 'Aucune source n’est configurée pour cette analyse.',
  insufficient_facts: 'Il n’y a pas encore assez de mesures pour écrire ce texte.',
  no_website: 'Ce prospect n’a pas de site web.',
  unexpected: 'Erreur inattendue pendant la mesure.',
} as const;

/** Causes that may be gone at the next attempt. */
const PASSING = new Set<CauseCode>([
  'connection_refused',
  'connection_failed',
  'timeout',
  'dns_not_found',
  'browser_crashed',
  'page_error',
  'unexpected',
  'broken_response',
]);

/** A measurement that failed for a named cause. `detail` is technical and for staff only. */
export class ProviderError extends Error {
  readonly retryable: boolean;

  constructor(
    readonly code: CauseCode,
    readonly detail?: string,
  ) {
    super(CAUSES[code]);
    this.name = 'ProviderError';
    this.retryable = PASSING.has(code);
  }
}
