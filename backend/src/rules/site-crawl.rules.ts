import { VITAL_LIMITS } from './bands.rules.js';

/** Limits and words of the exploration of a whole site. */
export const CRAWL_LIMITS = {
  /** Addresses that are requested at most. */
  addresses: 200,
  /** Between two requests, ms; robots.txt can ask for more. */
  delayMs: 1000,
  durationMs: 20 * 60_000,
  /** Clicks from the home page. */
  depth: 10,
  /** Addresses that differ by numbers or parameters only: a calendar, a filter. */
  perPattern: 20,
  /** Addresses that are remembered. */
  known: 2000,
  /** Links that are remembered of one address. */
  sources: 20,
  pageBytes: 1_500_000,
  pageTimeoutMs: 10_000,
  /** Requests in a row without a usable answer, after which the site is left alone. */
  refusals: 5,
  /** Files of a sitemap that are read. */
  sitemaps: 5,
};

export type CrawlLimits = typeof CRAWL_LIMITS;

/** Time to first byte above which a page is slow, ms. */
export const SLOW_ANSWER_MS = VITAL_LIMITS.server_response_time[1];

/** A page that answers with this status, or a higher one, shows an error (RFC 9110, section 15). */
export const isErrorStatus = (status: number): boolean => status >= 400;

/** Pages of one finding that the record shows; the CSV file has all. */
export const SHOWN_CRAWL_PAGES = 20;

export const CRAWL_FINDINGS = ['broken_links', 'missing_titles', 'duplicate_titles', 'hidden_pages', 'slow_pages'] as const;
export type CrawlFindingName = (typeof CRAWL_FINDINGS)[number];

/** Why an exploration ended: nothing was left, a limit was reached, or the site stopped answering. */
export const CRAWL_ENDS = ['complete', 'addresses', 'time', 'refused'] as const;
export type CrawlEnd = (typeof CRAWL_ENDS)[number];

/** Why a site could not be explored, besides the causes of a failed visit. For staff. */
export const CRAWL_FAILURES = {
  robots:
    'Le fichier robots.txt de ce site interdit la visite de sa page d’accueil\u202f: rien n’a été exploré. Demandez au prospect d’autoriser « SmartIndexBot », puis relancez.',
  robots_unavailable:
    'Le fichier robots.txt de ce site répond par une erreur\u202f: sans ses règles, rien n’est exploré. Réessayez plus tard, ou signalez l’erreur au prospect.',
  robots_delay:
    'Le fichier robots.txt de ce site demande une attente plus longue que toute l’exploration\u202f: rien n’a été exploré. Demandez au prospect de raccourcir « Crawl-delay » pour « SmartIndexBot ».',
  elsewhere: 'L’adresse de ce prospect mène à un autre site\u202f: corrigez-la dans la fiche, puis relancez.',
  home_status: 'La page d’accueil répond par une erreur ou refuse notre visite\u202f: ouvrez le site, vérifiez son adresse, puis relancez.',
} as const;

export type CrawlFailureCode = keyof typeof CRAWL_FAILURES;

/** Names of the findings, in the record and in the CSV file. */
export const CRAWL_FINDING_TITLES: Readonly<Record<CrawlFindingName, string>> = {
  broken_links: 'Liens internes cassés',
  missing_titles: 'Pages sans titre',
  duplicate_titles: 'Titres en double',
  hidden_pages: 'Pages du menu cachées aux moteurs',
  slow_pages: 'Pages lentes à répondre',
};
