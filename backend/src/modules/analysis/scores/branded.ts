import { getDomainWithoutSuffix } from 'tldts';

/** Words that a company shares with thousands of others: they do not make a search a search for its name. */
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

/**
 * Whether a search contains the name of the company: a whole word of it of at least three letters, or the domain's main
 * name of at least three letters (clarification 14). Accents, case and hyphens do not matter; legal forms, articles and
 * words of a trade alone do not count.
 */
export function isBranded(keyword: string, company: string, domain: string): boolean {
  const mainName = getDomainWithoutSuffix(domain) ?? '';
  const names = new Set([
    ...words(company).filter((word) => word.length >= 3 && !COMMON_WORDS.has(word)),
    ...[fold(mainName)].filter((name) => name.length >= 3),
  ]);
  const searched = words(keyword);
  const joined = searched.join('');
  return searched.some((word) => names.has(word)) || [...names].some((name) => name === joined || containsName(searched, words(name)));
}

/** The words of a hyphenated domain name stand in the search one after the other. */
function containsName(searched: string[], name: string[]): boolean {
  if (name.length < 2) return false;
  return searched.some((_, start) => name.every((word, index) => searched[start + index] === word));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
