import { POSITION_UP_TO } from '../../../rules/bands.rules.js';
import { TESTED_KEYWORDS } from '../../../rules/formulas.rules.js';
import { isBranded } from './branded.js';

export type RuleOpportunity = 'Forte' | 'Moyenne' | 'Faible';

/** Words match at their start, accents folded: “attestation” is not “test”, “tarifs” is “tarif”. */
const BUYING = /(^|[^\p{L}\p{N}])(prix|tarif|cout|acheter|achat|devis)/u;
const COMPARING = /(^|[^\p{L}\p{N}])(avis|test|comparatif|meilleur)/u;
const ON_FIRST = { from: 1, to: POSITION_UP_TO.first } as const;
const CONTACT = /(^|[^\p{L}\p{N}])contact/u;

/**
 * Opportunity on the keyword test page (specification 2, section 9; decisions, formula 12): the first rule that matches,
 * in the specification’s order; what is searched less than 50 times ends as « Faible » with all the rest. A missing volume
 * counts as 0, a missing position (or 0) matches no rule on positions.
 */
export function opportunityByRules(
  keyword: { keyword: string; position: number | null; volume: number | null },
  company: string,
  domain: string,
): RuleOpportunity {
  const text = keyword.keyword.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const position = keyword.position ?? 0;
  const volume = keyword.volume ?? 0;
  const branded = isBranded(keyword.keyword, company, domain);
  const { strong, middle } = TESTED_KEYWORDS;
  const { high, middle: fair, low } = TESTED_KEYWORDS.volume;
  const between = ({ from, to }: { from: number; to: number }) => position >= from && position <= to;
  if ((branded && between(ON_FIRST)) || CONTACT.test(text)) return 'Faible';
  if (!branded && volume > high && between(strong)) return 'Forte';
  if (!branded && volume >= fair && volume <= high && between(middle)) return 'Moyenne';
  if (BUYING.test(text)) return 'Moyenne';
  if (COMPARING.test(text)) return volume >= low ? 'Moyenne' : 'Faible';
  return volume > high && position > POSITION_UP_TO.first ? 'Moyenne' : 'Faible';
}
