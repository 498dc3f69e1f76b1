import { getDomainWithoutSuffix } from 'tldts';
import type { RankedKeyword } from './keywords.contract.js';

const ENDINGS = ['', ' avis', ' horaires', ' contact', ' prix'];

/**
 * Five example keywords for a domain nobody could measure (decision 2): always the same for the same domain, shown as
 * « Exemple », never counted.
 */
export function sampleKeywords(domain: string): RankedKeyword[] {
  const brand = (getDomainWithoutSuffix(domain) ?? domain).replace(/[-_]+/g, ' ');
  return ENDINGS.map((ending, index) => {
    const seed = hash(`${domain}#${index}`);
    const position = ending === '' ? 1 + (seed % 3) : 4 + (seed % 40);
    return {
      keyword: `${brand}${ending}`,
      rank_group: position,
      rank_absolute: position,
      url: null,
      search_volume: 10 * (1 + ((seed >>> 8) % 40)),
      cpc: null,
      competition: null,
      etv: null,
      estimated_paid_traffic_cost: null,
      title: null,
      description: null,
    };
  });
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
