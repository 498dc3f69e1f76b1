import { foldedWords } from './company-words.rules.js';

/** Words that town names share: « Saint-Imier », « La Chaux-de-Fonds », « Villars-sur-Glâne ». */
const SHARED_WORDS = new Set(['saint', 'sainte', 'sankt', 'san', 'les', 'bains', 'sur', 'sous', 'pres', 'des', 'del', 'bad']);
const LEAST_LETTERS = 3;

/** The word by which people call a town: « yverdon » of « Yverdon-les-Bains »; null without one. */
function calledTown(town: string): string | null {
  return foldedWords(town).find((word) => word.length >= LEAST_LETTERS && !SHARED_WORDS.has(word)) ?? null;
}

/** Returns whether a search is for a trade in this town: the town is in it, and at least one word that is not a part of its name. */
export function isLocalSearch(keyword: string, town: string | null): boolean {
  const called = town && calledTown(town);
  if (!called) return false;
  const searched = foldedWords(keyword);
  const ofTown = new Set(foldedWords(town));
  return searched.includes(called) && searched.some((word) => word.length >= LEAST_LETTERS && !ofTown.has(word));
}
