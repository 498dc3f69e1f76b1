/** Words of company names, folded, for comparisons. */

const LEGAL_FORMS = 'sa sarl srl sas sasu eurl gmbh ag kg ohg ltd inc llc snc scs cie co';
const ARTICLES = 'les des une aux par pour sur avec chez the and von der die das und mon ton son nos vos';
const TRADES =
  'societe entreprise groupe group holding fils freres association fondation boulangerie patisserie confiserie boucherie traiteur restaurant cafe bar hotel auberge garage carrosserie peinture menuiserie ebenisterie charpente electricite sanitaire chauffage plomberie toiture maconnerie construction architecte architecture architectes immobilier immobiliere fiduciaire comptabilite assurance assurances cabinet clinique centre medical dentaire dentiste pharmacie opticien coiffure coiffeur institut beaute fleuriste jardin paysagiste nettoyage demenagement transport transports imprimerie informatique web agence studio atelier conseil conseils consulting services service ecole formation avocat avocats notaire etude photo photographe librairie boutique magasin vins cave domaine';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const LEGAL_WORDS = listed(LEGAL_FORMS);
/** Connecting words of a name, often omitted. */
export const SMALL_WORDS = listed(`${ARTICLES} le la l de du d en et a au un une y of to zum zur am im i il lo di del della`);
/** Where a company is or works, as it likes to add to its name. */
export const PLACE_WORDS = listed(
  'suisse schweiz switzerland swiss svizzera romande ch geneve geneva lausanne fribourg neuchatel sion vevey montreux nyon morges yverdon bienne biel berne bern bale basel zurich lucerne lugano vaud valais jura riviera chablais europe international',
);
/** Legal forms, articles and words of a trade (clarification 14): too common to identify a company. */
export const COMMON_WORDS = listed(`${LEGAL_FORMS} ${ARTICLES} ${TRADES}`);

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

const HAS_FOREIGN_LETTERS = /[^ -~]/;

/** Lower case without accents and ligatures. */
export function foldText(text: string): string {
  if (!HAS_FOREIGN_LETTERS.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text);
  return folded.split(HAS_FOREIGN_LETTERS.test(folded) ? /[^\p{L}\p{N}]+/u : /[^a-z\d]+/).filter(Boolean);
}
