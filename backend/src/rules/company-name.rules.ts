/** What may stand as a company's name, and what is said where nobody knows it. Pure. */
import { foldedWords, foldText } from './company-words.rules.js';

/** How a sentence to its owner calls a company whose name nobody knows (specification 1, section 2.4); never its name. */
export const NO_COMPANY = 'votre entreprise';

/** What forms, exports and templates hold where a name is missing, folded. */
const PLACEHOLDER_NAMES = new Set([
  ...['votre', 'mon', 'ma', 'notre', 'your', 'my', 'l', 'le nom de l', 'nom de l', 'la', 'une', 'the', ''].flatMap((owner) =>
    ['entreprise', 'societe', 'company', 'firme', 'company name', 'business name'].map((thing) => `${owner} ${thing}`.trim()),
  ),
  ...['n a', 'neant', 'aucun', 'aucune', 'inconnu', 'inconnue', 'unknown', 'none', 'null', 'undefined', 'nan', 'vide', 'sans nom'],
  ...['non specifie', 'non specifiee', 'non renseigne', 'non renseignee', 'non indique', 'non indiquee', 'a completer', 'not available'],
]);

const FIRST_WORDS = new Set([...PLACEHOLDER_NAMES].map((words) => words.split(' ')[0]));
/** The first word of a name where signs of other scripts, ligatures and accents of their own have no part in it. */
const FIRST_WORD = /^[a-zà-öø-ÿ\d]+(?![^ -/:-@[-`{-~])/i;

/** A company's name as somebody typed it; null where it names nobody. */
export function ownName(text: string | null | undefined): string | null {
  const name = text?.trim();
  if (!name) return null;
  // most names, by their first word alone: whoever writes a file asks for a million
  const first = FIRST_WORD.exec(name)?.[0];
  if (first && !FIRST_WORDS.has(foldText(first))) return name;
  const words = foldedWords(name).join(' ');
  return words === '' || PLACEHOLDER_NAMES.has(words) ? null : name;
}
