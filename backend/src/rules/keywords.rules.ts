import { type Judged, POSITION_UP_TO } from './bands.rules.js';

/** How much of a search’s volume a position brings (formula 5). */
const WEIGHTS: readonly (readonly [upTo: number, weight: number])[] = [
  [POSITION_UP_TO.top, 1],
  [POSITION_UP_TO.first, 0.6],
  [POSITION_UP_TO.second, 0.3],
  [100, 0.1],
];
export const positionWeight = (position: number): number => WEIGHTS.find(([upTo]) => position <= upTo)?.[1] ?? 0;

/** A keyword that a site is found for, and so is counted; whether its volume is known too is told apart (decision 57). */
export const isRanked = (position: number | null): position is number => position !== null && position > 0;

/** Among the ten results that everybody sees. */
export const isFirstPage = (position: number | null): boolean => position !== null && position > 0 && position <= POSITION_UP_TO.first;

export type Opportunity = 'Non positionné' | 'Acquis' | 'Forte' | 'Moyenne' | 'Faible';

/**
 * Returns the opportunity of a keyword by its position (specification 1, section 4); used for all texts of prospects. Formula 12 belongs to
 * the keyword test page of staff. 0 or missing = unranked.
 */
export function opportunityOf(position: number | null): Opportunity {
  if (!position || position <= 0) return 'Non positionné';
  if (position <= POSITION_UP_TO.first) return 'Acquis';
  if (position <= POSITION_UP_TO.second) return 'Forte';
  return position <= POSITION_UP_TO.held ? 'Moyenne' : 'Faible';
}

export const OPPORTUNITY_TONES: Record<Opportunity, Judged['tone']> = {
  'Non positionné': 'none',
  Acquis: 'held',
  Forte: 'good',
  Moyenne: 'fair',
  Faible: 'poor',
};

export type Competition = 'élevé' | 'moyen' | 'faible';
/** Level of competition by the number of keywords (specification 1, section 9). */
export function competitionOf(keywords: number): Competition {
  if (keywords > 15) return 'élevé';
  return keywords > 8 ? 'moyen' : 'faible';
}

/** The position representing each group of a vendor's distribution (specification 3, section 5). */
const GROUP_RANKS = {
  pos_1: 1,
  pos_2_3: 2,
  pos_4_10: 7,
  pos_11_20: 15,
  pos_21_30: 25,
  pos_31_40: 35,
  pos_41_50: 45,
  pos_51_60: 55,
  pos_61_70: 65,
  pos_71_80: 75,
  pos_81_90: 85,
  pos_91_100: 95,
} as const;
const LAST_RANK = 95;

/** Mean position of a distribution, 1 to 95; a group that is not known counts as the last. Null without keywords. */
export function meanRankOf(distribution: Readonly<Record<string, number>>): number | null {
  const groups = Object.entries(distribution);
  const count = groups.reduce((sum, [, keywords]) => sum + keywords, 0);
  if (count === 0) return null;
  const rankOf = (group: string) => (Object.hasOwn(GROUP_RANKS, group) ? GROUP_RANKS[group as keyof typeof GROUP_RANKS] : LAST_RANK);
  return groups.reduce((sum, [group, keywords]) => sum + rankOf(group) * keywords, 0) / count;
}

/** Fewer keywords than this: « potentiel limité » (specification 1, section 2.3). */
export const LIMITED_BELOW = 10;

export const isLimited = (count: number): boolean => count < LIMITED_BELOW;

/** With few keywords the potential is half of what is searched, an estimate (specification 1, section 4; 2, section 9). */
const WON_SHARE = 0.5;
export const possibleVisits = (searches: number): number => Math.round(WON_SHARE * searches);

/** Growth above this many percent is worded. */
const DOUBLED = 100;
export const isMoreThanDouble = (growth: number): boolean => growth > DOUBLED;

/** Groups of positions; `to` null = no upper limit. */
export const POSITION_GROUPS: readonly { from: number; to: number | null }[] = [
  { from: 1, to: POSITION_UP_TO.top },
  { from: POSITION_UP_TO.top + 1, to: POSITION_UP_TO.first },
  { from: POSITION_UP_TO.first + 1, to: POSITION_UP_TO.second },
  { from: POSITION_UP_TO.second + 1, to: 50 },
  { from: 51, to: null },
];

/** Result pages of Google: the first, the next two, the rest. */
export const SEEN_GROUPS: readonly { from: number; to: number | null }[] = [
  { from: 1, to: POSITION_UP_TO.first },
  { from: POSITION_UP_TO.first + 1, to: POSITION_UP_TO.held },
  { from: POSITION_UP_TO.held + 1, to: null },
];

export const isIn = ({ from, to }: { from: number; to: number | null }, position: number): boolean =>
  position >= from && (to === null || position <= to);
