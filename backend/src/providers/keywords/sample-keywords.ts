import { getDomainWithoutSuffix } from 'tldts';
import type { RankedKeyword } from './keywords.contract.js';
import { plainKeyword } from './plain-keyword.js';

const ENDINGS = ['', ' avis', ' horaires', ' contact', ' prix'];

/** Five example keywords for a domain without a source (decision 2): deterministic, shown as « Exemple », never counted. */
export function sampleKeywords(domain: string): RankedKeyword[] {
  const brand = (getDomainWithoutSuffix(domain) ?? domain).replace(/[-_]+/g, ' ');
  return ENDINGS.map((ending, index) => {
    const seed = hash(`${domain}#${index}`);
    const position = ending === '' ? 1 + (seed % 3) : 4 + (seed % 40);
    return plainKeyword({ keyword: `${brand}${ending}`, position, search_volume: 10 * (1 + ((seed >>> 8) % 40)) });
  });
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
