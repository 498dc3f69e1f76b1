import { POSITION_UP_TO, positionBand, rankBand } from '../../../../backend/src/rules/bands.rules.ts';
import { isRanked, OPPORTUNITY_TONES, opportunityOf } from '../../../../backend/src/rules/keywords.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicReport } from '../api.ts';
import { integer, plural } from '../format.ts';
import { needsReference, potentialOf } from './keyword-potential.ts';
import { sectionState, sourceLine } from './shown.ts';

/** Rows of one page: of the list, of the table that can be sorted (specification 1, sections 2.3 and 9). */
export const PAGE_SIZE = 5;
export const TABLE_PAGE_SIZE = 10;

type Keyword = PublicReport['keywords']['items'][number];
export type CountedKeyword = Keyword & { position: number; volume: number };

const isListed = ({ keyword, position }: Keyword): boolean => keyword.trim() !== '' && isRanked(position);

/** A keyword counts in an estimate with a position above 0, a volume that is known, and a text (specification 1, section 5). */
const isCounted = (keyword: Keyword): keyword is CountedKeyword => isListed(keyword) && keyword.volume !== null && keyword.volume >= 0;

export function keywordsView({ keywords }: PublicReport) {
  const isSample = keywords.state === 'sample';
  const measured = keywords.state === 'measured' || keywords.state === 'manual';
  const state = sectionState(keywords, keywords.items.length > 0 || measured);
  if (state !== 'shown') return { state };
  const ranked = keywords.items.filter(isListed).length;
  const counted = keywords.items.filter(isCounted);
  return {
    state,
    sample: isSample,
    empty: keywords.items.length === 0,
    count: ranked,
    title: isSample ? t`Exemple de mots-clés` : t`${plural(ranked, t`mot-clé détecté`, t`mots-clés détectés`)} dans Google Suisse`,
    // an example has no count, no estimate, no opportunity (clarification 2)
    potential: isSample || counted.length === 0 ? null : potentialOf(counted),
    reference: !isSample && needsReference(counted),
    rows: keywords.items.map((item, index) => row(item, isSample, index < PAGE_SIZE)),
    pages: Math.max(1, Math.ceil(keywords.items.length / PAGE_SIZE)),
    /** What the table sorts; nothing to sort in an example or in what fits the list. */
    table:
      isSample || keywords.items.length <= PAGE_SIZE ? [] : keywords.items.map((item, index) => tableRow(item, index < TABLE_PAGE_SIZE)),
    source: isSample ? null : sourceLine(keywords, t`Google Suisse`),
  };
}

export type ShownKeywords = Extract<ReturnType<typeof keywordsView>, { state: 'shown' }>;

const NOT_KNOWN = '–';

function row({ keyword, position, volume }: Keyword, isSample: boolean, isFirstPage: boolean) {
  const place = positionBand(position);
  const open = opportunity(position);
  return {
    keyword,
    position: position ? integer(position) : NOT_KNOWN,
    volume: volume === null ? NOT_KNOWN : integer(volume),
    tone: isSample ? 'none' : place.tone,
    word: place.word,
    opportunity: isSample ? null : open.word,
    opportunityTone: isSample ? null : open.tone,
    isFirstPage,
  };
}

/** From what can still be won most to what cannot. */
const CHANCES = ['Non positionné', 'Acquis', 'Faible', 'Moyenne', 'Forte'];
const CHANCE_WORDS = [t`Non positionné`, t`Acquis`, t`Faible`, t`Moyenne`, t`Forte`];

function tableRow({ keyword, position, volume, branded }: Keyword, isFirstPage: boolean) {
  const rank = rankBand(position);
  const open = opportunity(position);
  return {
    keyword,
    volume: volume === null ? NOT_KNOWN : integer(volume),
    rankTone: rank.tone,
    rank: rank.word,
    exactRank: position && position <= POSITION_UP_TO.held ? integer(position) : null,
    branded: branded ? t`Oui` : t`Non`,
    opportunity: open.word,
    opportunityTone: open.tone,
    isFirstPage,
    /** Numbers to sort by; unranked and unknown come last either way. */
    sortVolume: volume ?? '',
    sortPosition: position || '',
    sortBranded: branded ? 1 : 0,
    sortOpportunity: open.rank,
  };
}

function opportunity(position: number | null) {
  const chance = opportunityOf(position);
  const rank = CHANCES.indexOf(chance);
  return { rank, word: CHANCE_WORDS[rank] ?? chance, tone: OPPORTUNITY_TONES[chance] };
}
