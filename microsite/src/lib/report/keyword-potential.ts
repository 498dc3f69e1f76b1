import { POSITION_UP_TO } from '../../../../backend/src/rules/bands.rules.ts';
import {
  competitionOf,
  isLimited,
  isMoreThanDouble,
  possibleVisits,
  positionWeight as weight,
} from '../../../../backend/src/rules/keywords.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { inSentence, integer, percent } from '../format.ts';

export interface Ranked {
  position: number;
  volume: number;
}

/**
 * What is still to be won, from the prospect's own keywords (clarification 2): with few of them half of the summed volume;
 * with ten or more the growth if those on the second and third page came onto the first. Always called an estimate.
 */
export const potentialOf = (keywords: readonly Ranked[]): string => `${gainOf(keywords)} ${labelsOf(keywords.length)}`;

const COMPETITION = { élevé: t.as('concurrence')`élevée`, moyen: t.as('concurrence')`moyenne`, faible: t.as('concurrence')`faible` };
/** The visits to be won, by the same steps. */
const POTENTIAL = { élevé: t.as('potentiel')`élevé`, moyen: t.as('potentiel')`moyen`, faible: t.as('potentiel')`faible` };

const labelsOf = (count: number): string =>
  t`D’après leur nombre, concurrence ${COMPETITION[competitionOf(count)]}, potentiel de visites ${POTENTIAL[competitionOf(count)]}.`;

function gainOf(keywords: readonly Ranked[]): string {
  const volume = keywords.reduce((sum, keyword) => sum + keyword.volume, 0);
  const searches = t`Ces mots sont cherchés ${inSentence(volume, t`une fois`, t`fois`)} par mois.`;
  if (isLimited(keywords.length)) {
    const extra = integer(possibleVisits(volume));
    return t`Potentiel encore limité : ${inSentence(keywords.length, t`un mot-clé mène`, t`mots-clés mènent`)} à votre site. ${searches} Estimation : la moitié de ces recherches, soit environ ${extra}\u00a0visites de plus par mois.`;
  }
  const growth = growthOf(keywords);
  return growth ? t`${searches} Estimation : ${growth}.` : searches;
}

/** Enough keywords, yet none whose gain can be computed: the agency's own reference stands in (clarification 2). */
export const needsReference = (keywords: readonly Ranked[]): boolean => !isLimited(keywords.length) && growthOf(keywords) === null;

function growthOf(keywords: readonly Ranked[]): string | null {
  const near = keywords.filter(({ position }) => position > POSITION_UP_TO.first && position <= POSITION_UP_TO.held);
  const now = keywords.reduce((sum, { position, volume }) => sum + weight(position) * volume, 0);
  const won = near.reduce((sum, { position, volume }) => sum + (weight(POSITION_UP_TO.first) - weight(position)) * volume, 0);
  if (now === 0 || won === 0) return null;
  const share = Math.round((100 * won) / now);
  if (share < 1) return null;
  const condition =
    near.length > 1
      ? t`si les ${integer(near.length)} mots-clés classés de 11 à 30 entraient dans le top 10`
      : t`si le mot-clé classé de 11 à 30 entrait dans le top 10`;
  return isMoreThanDouble(share)
    ? t`${condition}, vos visites venues de Google pourraient plus que doubler`
    : t`${condition}, vous gagneriez environ ${percent(share)} de visites venues de Google`;
}
