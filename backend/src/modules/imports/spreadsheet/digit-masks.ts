/** Text in quotes, escaped characters, conditions and colours, reserved widths and fillings of a number format. */
const NO_PLACEHOLDERS = /"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g;
/** Signs of phone numbers, postcodes and identifiers, and prefixes like « CHE- »; words and currencies belong to quantities. */
const IDENTIFIER_SIGNS = /^(?:[A-Z]{1,4}-|[\s+\-()./\d·'’\u2215])*$/;
/** In place of a slash, which the library takes for a fraction even within quotes. */
const SLASH = '\u2215';

/**
 * The number format of digits that are a name, not a quantity: phone numbers (0## ### ## ##, "+"0), postcodes (00000), identifiers. Null
 * for every other format: decimals, thousands, percent, dates, units.
 */
export function digitMask(code: string): string | null {
  // a language without text: [$-807]
  const mask = code
    .replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, (_, text: string) => (text ? `"${text}"` : ''))
    .replace(/"[^"]*"|\\.|\//g, (token) => (token === '/' || token === '\\/' ? `"${SLASH}"` : token));
  const placeholders = mask.replace(NO_PLACEHOLDERS, '');
  const signs = [...mask.matchAll(/"([^"]*)"|\\(.)/g)].map(([, text, sign]) => text ?? sign).join('');
  const isPlain = /^[0#]$/.test(placeholders.split(';')[0] ?? '') && signs === '';
  return !isPlain && /^[0#\s+\-();]*[0#][0#\s+\-();]*$/.test(placeholders) && IDENTIFIER_SIGNS.test(signs) ? mask : null;
}

/** Formats an integer with a mask, as the cell displays it. */
export type MaskFormatter = (mask: string, value: number) => string | null;

/** Loads the number format library, only for workbooks with masks. */
export async function loadMaskFormatter(): Promise<MaskFormatter> {
  const { SSF } = await import('@e965/xlsx');
  return (mask, value) => {
    if (!Number.isSafeInteger(value) || value < 0) return null;
    try {
      return SSF.format(mask, value).replaceAll(SLASH, '/').trim();
    } catch {
      return null; // a format that no program shows
    }
  };
}
