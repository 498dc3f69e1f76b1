import { z } from 'zod';

const claim = (words: string) => z.string().trim().max(200).default(words);
const text = (max = 200) => z.string().trim().max(max).default('');

export const testimonial = z.object({
  quote: text(600),
  author: text(),
  company: text(),
  /** Figures before and after the agency's work, with their unit. */
  before: text(),
  after: text(),
  /** Shown with the word « Exemple »: ours until a customer's own words take its place. */
  example: z.boolean().default(false),
});

const examples = [
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
];

/**
 * What the agency says about itself (specification 1, sections 1, 2.6 and 9; specification 3, section 9): its own words, not
 * measured by us. An empty claim disappears from every page (decision 5).
 */
export const claims = z.object({
  trafficPromise: claim('Nous multiplions votre trafic web par 3 en 90 jours'),
  trafficFactor: claim('×3'),
  resultsDelay: claim('90 jours'),
  guarantee: claim('Garantie résultats ou remboursé'),
  companiesAnalysed: claim('+400 entreprises analysées'),
  companiesFollowed: claim('Environ 160 entreprises'),
  rating: claim('4.9/5'),
  clients: claim('300+'),
  satisfaction: claim('95%'),
  /** The free audit: its worth and when it comes. */
  auditValue: claim('790 CHF'),
  auditDelay: claim('24 h'),
  smartIndexValue: claim('CHF 297'),
  placesLeft: claim('2 places'),
  placesOpen: claim('15 places'),
  placesDelay: claim('7 jours'),
  since: claim('Depuis 2018'),
  aiCertified: claim('Certifié IA'),
  swissMade: claim('Swiss made'),
  /** Steps of the methodology. */
  auditStep: claim('48h'),
  optimisationStep: claim('30 jours'),
  growthStep: claim('90 jours'),
  /** The strip under the audit form. */
  analysisTime: claim('5 min'),
  reportDelay: claim('48h'),
  guaranteeTerm: claim('90j'),
  price: claim('100%'),
  /** Reference figures where nothing is measured; named as such where they are shown (clarification 2). */
  extraVisitors: claim('1428'),
  qualifiedTraffic: claim('35%'),
  testimonials: z.array(testimonial).max(3).default(examples),
});

export type Claims = z.output<typeof claims>;
