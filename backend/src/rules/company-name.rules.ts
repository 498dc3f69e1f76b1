/** What may stand as a company's name, and what is said where nobody knows it. Pure. */
import { foldedWords } from './company-words.rules.js';

/** How a sentence to its owner calls a company whose name nobody knows (specification 1, section 2.4); never its name. */
export const NO_COMPANY = 'votre entreprise';

/** What forms, exports and templates hold where a name is missing, folded. */
const NAMES_NOBODY = new Set([
  ...['votre', 'mon', 'ma', 'notre', 'your', 'my', 'l', 'le nom de l', 'nom de l', 'la', 'une', 'the', ''].flatMap((owner) =>
    ['entreprise', 'societe', 'company', 'firme', 'company name', 'business name'].map((thing) => `${owner} ${thing}`.trim()),
  ),
  ...['n a', 'neant', 'aucun', 'aucune', 'inconnu', 'inconnue', 'unknown', 'none', 'null', 'undefined', 'nan', 'vide', 'sans nom'],
  ...['non specifie', 'non specifiee', 'non renseigne', 'non renseignee', 'non indique', 'non indiquee', 'a completer', 'not available'],
]);

/** A company's name as somebody typed it; null where it names nobody. */
export function ownName(text: string | null | undefined): string | null {
  const name = text?.trim();
  if (!name) return null;
  const words = foldedWords(name).join(' ');
  return words === '' || NAMES_NOBODY.has(words) ? null : name;
}
