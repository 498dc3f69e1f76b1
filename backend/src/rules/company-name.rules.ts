/** Names of companies, and the wording without a known name. */
import { foldedWords, foldText } from './company-words.rules.js';

/** Replaces an unknown company name in a sentence to its owner (specification 1, section 2.4); never stored. */
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

/** Returns a typed company name; null for a placeholder. */
export function ownName(text: string | null | undefined): string | null {
  const name = text?.trim();
  if (!name) return null;
  // quick check by the first word: an export tests a million names
  const first = FIRST_WORD.exec(name)?.[0];
  if (first && !FIRST_WORDS.has(foldText(first))) return name;
  const words = foldedWords(name).join(' ');
  return words === '' || PLACEHOLDER_NAMES.has(words) ? null : name;
}
