/**
 * What each result is of: the address that was measured, but for what the company itself has at any address (null = nothing).
 * `analysis/results/former-results.service.ts` keeps to it.
 */
export const STAYS_WITH_COMPANY = {
  /** What a visit of the address met. */
  connectivity: null,
  pagespeed: null,
  page: null,
  cms: null,
  /** Of the domain. */
  keywords: null,
  /** A listing is taken for the company's by its site too: it is judged anew, unless a person has said whose it is. */
  reviews: 'avis saisis par l’agence, fiche Google confirmée',
  /** An answer that names the website counts as naming the company. */
  citations: 'citations saisies par l’agence',
  /** Written from the figures, by whomever. */
  intro: null,
  recommendations: null,
} as const satisfies Record<string, string | null>;
