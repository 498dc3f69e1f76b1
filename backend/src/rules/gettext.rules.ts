import type { Catalogue } from './language.rules.js';

/** An entry of a PO file as `gettext-parser` reads it. */
interface GettextEntry {
  msgid: string;
  msgctxt?: string;
  msgid_plural?: string;
  msgstr: readonly string[];
  comments?: { flag?: string };
}

/**
 * The translations of a PO file by their French text. Each of the three languages has two forms, so that the French singular leads to
 * `msgstr[0]` and the French plural to `msgstr[1]`. An entry that a translator has marked as fuzzy is not used.
 */
export function catalogueOf(translations: Readonly<Record<string, Readonly<Record<string, GettextEntry>>>>): Catalogue {
  const entries = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  return Object.fromEntries(
    entries.filter(({ msgid, comments }) => msgid !== '' && !/\bfuzzy\b/.test(comments?.flag ?? '')).flatMap(texts),
  );
}

function texts({ msgid, msgctxt, msgid_plural, msgstr }: GettextEntry): [string, string][] {
  return [msgid, msgid_plural].flatMap((french, index) => {
    const translation = msgstr[index];
    return french && translation ? [[catalogueKey(french, msgctxt), translation] as [string, string]] : [];
  });
}

export const catalogueKey = (french: string, context = ''): string => (context === '' ? french : `${french} | ${context}`);
