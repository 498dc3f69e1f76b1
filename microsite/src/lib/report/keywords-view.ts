import type { PublicReport } from '../api.ts';
import { opportunity, positionVerdict } from '../bands.ts';
import { integer, plural } from '../format.ts';
import { sectionState, sourceLine } from './shown.ts';

/** Rows of one page of the list (specification 1, section 9). */
export const PAGE_SIZE = 5;
/** Below this count the specification speaks of a limited potential. */
const FEW = 10;

type Keyword = PublicReport['keywords']['items'][number];

/** A keyword counts with a position above 0, a volume that is known, and a text (specification 1, section 5). */
const isCounted = ({ keyword, position, volume }: Keyword): boolean =>
  keyword.trim() !== '' && position !== null && position > 0 && volume !== null && volume >= 0;

export function keywordsView({ keywords }: PublicReport) {
  const isSample = keywords.state === 'sample';
  const measured = keywords.state === 'measured' || keywords.state === 'manual';
  const state = sectionState(keywords, keywords.items.length > 0 || measured);
  if (state !== 'shown') return { state };
  const counted = keywords.items.filter(isCounted);
  const volume = counted.reduce((sum, item) => sum + (item.volume ?? 0), 0);
  return {
    state,
    sample: isSample,
    empty: keywords.items.length === 0,
    title: isSample ? 'Exemple de mots-clés' : `${plural(counted.length, 'mot-clé détecté', 'mots-clés détectés')} dans Google Suisse`,
    // an example has no count, no estimate, no opportunity (clarification 2)
    potential: isSample || counted.length === 0 ? null : potential(counted.length, volume),
    rows: keywords.items.map((item, index) => row(item, isSample, index < PAGE_SIZE)),
    pages: Math.max(1, Math.ceil(keywords.items.length / PAGE_SIZE)),
    source: isSample ? null : sourceLine(keywords, 'Google Suisse'),
  };
}

function row({ keyword, position, volume }: Keyword, isSample: boolean, isFirstPage: boolean) {
  const place = positionVerdict(position);
  const open = opportunity(position);
  return {
    keyword,
    position: position ? integer(position) : '–',
    volume: volume === null ? '–' : integer(volume),
    tone: isSample ? 'none' : place.tone,
    word: place.word,
    opportunity: isSample ? null : open.word,
    opportunityTone: isSample ? null : open.tone,
    isFirstPage,
  };
}

/** With few keywords: half of the summed volume, named as an estimate (specification 1, section 2.3). */
function potential(count: number, volume: number): string {
  const searches = `Ces mots sont cherchés ${plural(volume, 'fois', 'fois')} par mois.`;
  if (count >= FEW) return searches;
  const extra = integer(Math.round(volume / 2));
  return `Potentiel encore limité : ${plural(count, 'mot-clé mène', 'mots-clés mènent')} à votre site. ${searches} Estimation : la moitié de ces recherches, soit environ ${extra}\u00a0visites de plus par mois.`;
}
