/**
 * What the agency says about itself until its settings are known: the settings' own defaults (specification 1, sections 1,
 * 2.6 and 9). The server puts the agency's words in their place and leaves out what it has emptied.
 */
export const CLAIMS = {
  trafficPromise: 'Nous multiplions votre trafic web par 3 en 90 jours',
  trafficFactor: '×3',
  resultsDelay: '90 jours',
  guarantee: 'Garantie résultats ou remboursé',
  companiesAnalysed: '+400 entreprises analysées',
  companiesFollowed: 'Environ 160 entreprises',
  rating: '4.9/5',
  clients: '300+',
  satisfaction: '95%',
  auditValue: '790 CHF',
  auditDelay: '24 h',
  smartIndexValue: 'CHF 297',
  placesLeft: '2 places',
  placesOpen: '15 places',
  placesDelay: '7 jours',
  since: 'Depuis 2018',
  aiCertified: 'Certifié IA',
  swissMade: 'Swiss made',
  auditStep: '48h',
  optimisationStep: '30 jours',
  growthStep: '90 jours',
  analysisTime: '5 min',
  reportDelay: '48h',
  guaranteeTerm: '90j',
  price: '100%',
  extraVisitors: '1428',
  qualifiedTraffic: '35%',
} as const;

export type ClaimName = keyof typeof CLAIMS;

/** What the agency says of itself on a prospect’s page, in figures. */
export const SOCIAL_FIGURES: readonly { claim: ClaimName; label: string }[] = [
  { claim: 'clients', label: 'clients accompagnés' },
  { claim: 'satisfaction', label: 'de clients satisfaits' },
  { claim: 'rating', label: 'note donnée par les clients' },
];

/** Marked as examples on the page, until customers' own words take their place. */
export const TESTIMONIALS = [
  {
    quote: 'Le premier rapport tenait en une page, et nous savions quoi corriger le lundi matin.',
    author: 'Direction',
    company: 'Menuiserie, 12 personnes',
    before: '310 visites par mois',
    after: '960 visites par mois',
    example: true,
  },
  {
    quote: 'Les demandes de devis arrivent par le site, et plus seulement par le bouche-à-oreille.',
    author: 'Marketing',
    company: 'Fiduciaire, 25 personnes',
    before: '4 demandes par mois',
    after: '15 demandes par mois',
    example: true,
  },
  {
    quote: 'Chaque mois, nous voyons ce qui a bougé et pourquoi. C’est ce qui nous manquait.',
    author: 'Direction commerciale',
    company: 'Installateur, 40 personnes',
    before: 'Page 3 de Google',
    after: 'Page 1 de Google',
    example: true,
  },
] as const;
