import { type Judged, POSITION_UP_TO } from './bands.rules.js';

/** How much of a search’s volume a position brings (formula 5). */
const WEIGHTS: readonly (readonly [upTo: number, weight: number])[] = [
  [POSITION_UP_TO.top, 1],
  [POSITION_UP_TO.first, 0.6],
  [20, 0.3],
  [100, 0.1],
];
export const positionWeight = (position: number): number => WEIGHTS.find(([upTo]) => position <= upTo)?.[1] ?? 0;

export type Opportunity = 'Non positionné' | 'Acquis' | 'Forte' | 'Moyenne' | 'Faible';

/**
 * What a keyword still offers, by its position (specification 1, section 4): the one rule wherever a prospect reads one.
 * Formula 12 belongs to the staff’s keyword test page. 0 or missing = unranked.
 */
export function opportunityOf(position: number | null): Opportunity {
  if (!position || position <= 0) return 'Non positionné';
  if (position <= POSITION_UP_TO.first) return 'Acquis';
  if (position <= 20) return 'Forte';
  return position <= POSITION_UP_TO.held ? 'Moyenne' : 'Faible';
}

export const OPPORTUNITY_TONES: Record<Opportunity, Judged['tone']> = {
  'Non positionné': 'none',
  Acquis: 'held',
  Forte: 'good',
  Moyenne: 'fair',
  Faible: 'poor',
};

/** Fewer keywords than this: « potentiel limité » (specification 1, section 2.3). */
export const LIMITED_BELOW = 10;
