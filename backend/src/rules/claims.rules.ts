/**
 * Claims of the agency: its own texts, not measured (decision 5; specification 1, sections 1, 2.6 and 9). Each is empty until filled in,
 * and an empty one is on no page. In order of precedence for pages with one delay and one scarcity.
 */
export const CLAIM_NAMES = [
  'trafficPromise',
  'trafficFactor',
  'companiesAnalysed',
  'companiesFollowed',
  'rating',
  'clients',
  'satisfaction',
  'since',
  'aiCertified',
  'swissMade',
  'price',
  'auditValue',
  'smartIndexValue',
  'extraVisitors',
  'qualifiedTraffic',
  'auditDelay',
  'trialTime',
  'resultsDelay',
  'reportDelay',
  'analysisTime',
  'guarantee',
  'guaranteeTerm',
  'auditStep',
  'optimisationStep',
  'growthStep',
  'placesLeft',
  'placesOpen',
  'placesDelay',
] as const;
export type ClaimName = (typeof CLAIM_NAMES)[number];
export type ClaimWords = Readonly<Record<ClaimName, string>>;

/** Claims that press: of each kind a page shows one at most. */
export type PressingKind = 'delay' | 'scarcity';

const DELAYS: readonly ClaimName[] = [
  'auditDelay',
  'trialTime',
  'resultsDelay',
  'reportDelay',
  'analysisTime',
  'guaranteeTerm',
  'auditStep',
  'optimisationStep',
  'growthStep',
];
const SCARCITIES: readonly ClaimName[] = ['placesLeft', 'placesOpen', 'placesDelay'];

const COUNT = `(?:\\d+|${[
  'une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|soixante|quatre-vingt-dix',
  'eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|vierzehn|zwanzig|dreissig|sechzig|neunzig',
  'un[ao]?|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|quindici|venti|trenta|sessanta|novanta',
].join('|')})`;
const UNIT = `(?:${[
  'h|heures?|j|jours?|semaines?|mois|min|minutes?|secondes?',
  'Stunden?|Tage?n?|Wochen?|Monate?n?|Minuten?|Sekunden?',
  'or[ae]|giorn[oi]|settiman[ae]|mes[ei]|minut[oi]|second[oi]',
].join('|')})`;
/** « 90 jours », « 48h », « trois mois », “zwei Wochen”; years are an age. */
const DURATION = new RegExp(`(?:^|[^\\p{L}\\p{N}])${COUNT}\\s*${UNIT}(?![\\p{L}\\p{N}])`, 'iu');
/** In each language. */
const SCARCITY = [
  /(?:^|[^\p{L}])(?:places? (?:restantes?|disponibles?|libres?)|derni[eè]res? places?|il (?:ne )?reste|plus que|offre limit[ée]+|jusqu[’']au \d)/iu,
  /(?:^|[^\p{L}])(?:freie plätze|letzten? plätze|nur noch|begrenzt|bis (?:zum )?\d)/iu,
  /(?:^|[^\p{L}])(?:posti (?:liberi|disponibili|rimasti)|ultimi posti|resta(?:no)?(?!\p{L})|offerta limitata|fino al \d)/iu,
];

/** Whether a claim presses, by its name or by its words. */
export function pressingKind(name: ClaimName, words: string): PressingKind | null {
  if (SCARCITIES.includes(name) || SCARCITY.some((one) => one.test(words))) return 'scarcity';
  return DELAYS.includes(name) || DURATION.test(words) ? 'delay' : null;
}

/** Selects the claims of one page: the first delay and the first scarcity; the others are empty. */
export function claimsOnPage(claims: ClaimWords, onPage: ReadonlySet<string>): Record<ClaimName, string> {
  const shown = new Set<PressingKind>();
  const words = { ...claims };
  for (const name of CLAIM_NAMES) {
    const kind = onPage.has(name) && claims[name] ? pressingKind(name, claims[name]) : null;
    if (kind === null) continue;
    if (shown.has(kind)) words[name] = '';
    shown.add(kind);
  }
  return words;
}

/** A testimonial is shown when it is a customer’s own and not empty. */
export const isOwnTestimonial = ({ quote, example }: { quote: string; example: boolean }): boolean => !example && quote !== '';
