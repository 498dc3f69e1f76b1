import type { ImportField } from './import.contract.js';

/** Error values of Excel, LibreOffice and Google Sheets in English, French, German, Italian and Spanish: #N/A, #NOM?, #WERT!, #¡REF!, Err:502. */
const ERROR_VALUE = /^(?:#¡?[\p{Lu}_]+(?:\/0)?[!?]|#N\/[AD]|#N[AVD]|#GETTING_DATA|#ERROR|Err:\d{3})$/u;
/** Placeholders for missing values in exports. « Null » is also a surname. */
const NO_VALUE = /^(?:NULL|null|\(null\)|<null>|\[null\]|None|NaN|nan|undefined|N\.?\/?A\.?|n\.?\/a\.?|n\.a\.|N\.A\.|k\.\s?A\.|[-–—_.?]+)$/;
/** Excel writes this where the column is too narrow for a number. */
const TOO_NARROW = /^#{2,}$/;

/** Fields in which zero is a quantity or a text. */
const WITH_ZERO = new Set<ImportField>([
  'notes',
  'companySize',
  'estimatedMinRevenue',
  'estimatedMaxRevenue',
  'description',
  'summary',
  'companyDescription',
  'isPremium',
]);

export const isTooNarrow = (text: string): boolean => TOO_NARROW.test(text);

/** Prefixes of such placeholders, as a quick check. */
const MAY_BE_NO_VALUE = /^[#NnUuKkE(<[0\-–—_.?]/;

/** Returns whether a cell is a placeholder for a missing value. */
export const isNoValue = (text: string, field: ImportField): boolean => MAY_BE_NO_VALUE.test(text) && saysNothing(text, field);

const saysNothing = (text: string, field: ImportField): boolean =>
  ERROR_VALUE.test(text) || NO_VALUE.test(text) || isTooNarrow(text) || (/^0+([.,]0+)?$/.test(text) && !WITH_ZERO.has(field));
