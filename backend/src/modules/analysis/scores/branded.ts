import { domainToUnicode } from 'node:url';
import { getDomainWithoutSuffix } from 'tldts';

/** Legal forms, articles and words of a trade (clarification 14). Words that a company shares with thousands of others: they do not make a search a search for its name. */
const COMMON_WORDS = new Set(
  [
    'sa sarl sàrl srl sas sasu eurl gmbh ag kg ohg ltd inc llc snc scs cie co société societe entreprise groupe group holding fils frères freres association fondation',
    'les des une aux par pour sur avec chez the and von der die das und mon ton son nos vos',
    'boulangerie pâtisserie patisserie confiserie boucherie traiteur restaurant café cafe bar hôtel hotel auberge garage carrosserie peinture menuiserie ébénisterie charpente électricité electricite sanitaire chauffage plomberie toiture maçonnerie construction architecte architecture architectes immobilier immobilière fiduciaire comptabilité assurance assurances cabinet clinique centre médical dentaire dentiste pharmacie opticien coiffure coiffeur institut beauté fleuriste jardin paysagiste nettoyage déménagement transport transports imprimerie informatique web agence studio atelier conseil conseils consulting services service école ecole formation avocat avocats notaire étude etude photo photographe librairie boutique magasin vins cave domaine',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
);

const MIN_LETTERS = 3;

/**
 * Whether a search contains the name of the company (decisions, formula 5 and clarification 14): a whole word of it of at
 * least three letters, or the whole main name of the domain if that has at least three. Accents, case and hyphens do not
 * matter; legal forms, articles and words of a trade alone do not count.
 */
export function isBranded(keyword: string, company: string, domain: string): boolean {
  const searched = words(keyword);
  const ownWords = new Set(words(company).filter((word) => word.length >= MIN_LETTERS && !COMMON_WORDS.has(word)));
  return searched.some((word) => ownWords.has(word)) || containsName(searched, domainName(domain));
}

/** The words of the domain’s main name, e.g. `cave-du-lac.ch` → cave, du, lac; none when it is too short or a mere trade. */
function domainName(domain: string): string[] {
  const name = words(domainToUnicode(getDomainWithoutSuffix(domain) ?? ''));
  return name.join('').length >= MIN_LETTERS && name.some((word) => !COMMON_WORDS.has(word)) ? name : [];
}

/** The words of the name stand in the search one after the other. */
function containsName(searched: string[], name: string[]): boolean {
  return name.length > 0 && searched.some((_, start) => name.every((word, index) => searched[start + index] === word));
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter);
}

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
